// How long a player may be away, in the largest unit that is exact.

const UNITS = [
  ["web-time-days", 86400],
  ["web-time-hours", 3600],
  ["web-time-minutes", 60],
] as const;

/** The message for it, and its number. */
export function inUnits(seconds: number): { id: string; count: number } {
  const whole = Math.round(seconds);
  for (const [id, size] of UNITS) if (whole % size === 0) return { id, count: whole / size };
  return { id: "web-time-seconds", count: whole };
}
