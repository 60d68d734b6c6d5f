// The outline of a dog: one continuous drawing whose trunk is as long as its bodies. The collar is at x = 0, the
// ground at y = 0, the head extends to the left, the tail to the right.

export const HEAD_SPAN = 76; // from the nose to the collar
export const TAIL_SPAN = 40; // from the end of the trunk to the tip of the tail
export const TALL = 114; // from the paws to the top of the highest hat
export const BACK = -54;
const BELLY = -21;

const n = (value: number): string => value.toFixed(1);

/** How much a long back sags in the middle. */
const sag = (long: number): number => Math.min(5, Math.max(0, (long - 90) / 40));

export function trunk(long: number): string {
  const give = sag(long);
  const mid = long / 2;
  return (
    `M-15,-40C-14,-50 -6,${BACK} 6,${BACK}Q${n(mid)},${n(BACK + 2 * give)} ${n(long - 4)},${BACK}` +
    `C${n(long + 10)},${BACK} ${n(long + 17)},-46 ${n(long + 16)},-35C${n(long + 15)},-25 ${n(long + 6)},-19 ${n(long - 6)},${BELLY + 1}` +
    `Q${n(mid)},${n(BELLY + 3 + 2 * give)} 8,${BELLY + 1}C-6,-19 -16,-28 -15,-40Z`
  );
}

/** The coat over the trunk: its hem hangs a little above the belly. */
export function coat(long: number): string {
  const give = sag(long);
  const mid = long / 2;
  return (
    `M3,${BACK - 1.5}Q${n(mid)},${n(BACK - 1.5 + 2 * give)} ${n(long)},${BACK - 1.5}` +
    `C${n(long + 4)},-46 ${n(long + 4)},-36 ${n(long + 1)},-25` +
    `Q${n(mid)},${n(-24 + 2 * give)} 1,-25C-3,-35 -2,-46 3,${BACK - 1.5}Z`
  );
}

/** The height of the coat's middle line at x, on a dog of this length. */
export function middle(x: number, long: number): number {
  const t = long > 0 ? x / long : 0;
  return -40 + 4 * sag(long) * t * (1 - t);
}

export function tail(long: number): string {
  const x = long + 12;
  return `M${n(x - 2)},-50C${n(x + 10)},-50 ${n(x + 18)},-60 ${n(x + 20)},-78C${n(x + 21)},-84 ${n(x + 27)},-83 ${n(x + 27)},-77C${n(x + 27)},-58 ${n(x + 16)},-40 ${n(x)},-38Z`;
}

/** A leg seen from the side, with its hip at 0,0 and its paw pointing left. */
export const FORELEG = "M-7,-4L-6,13C-10,13 -14,15 -13,20L6,20C8,14 7,6 8,-4Z";
export const HINDLEG = "M-9,-8C-12,0 -7,6 -5,11L-5,13C-9,13 -13,15 -12,20L6,20C8,15 7,11 9,7C13,0 11,-8 5,-12Z";
export const BOOT = "M-6.5,5C-2,7 3,7 7.600,5C7.400,10 8,15 6,20L-13,20C-14,15 -10,13 -6,13Z";
