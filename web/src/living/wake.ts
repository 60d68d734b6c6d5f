// Keeps the big screen lit. Browsers give up the lock when the page is hidden, so it is asked for again; where they do
// not have one (an old browser, or a page without HTTPS), the screen's own settings apply.

type Awake = Pick<Navigator, "wakeLock"> | Record<string, never>;

/** Returns what lets the screen sleep again. */
export function stayAwake(device: Awake = navigator, page: Document = document): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask(): Promise<void> {
    if (over || page.hidden) return;
    try {
      lock = (await device.wakeLock?.request("screen")) ?? null;
      if (over) void lock?.release();
    } catch {
      // refused, for example to save power
    }
  }

  const again = (): void => void ask();
  page.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    page.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
