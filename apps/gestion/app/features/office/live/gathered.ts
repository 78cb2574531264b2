/** Several calls that come together are one, a pause after the last of them; where they never pause, in good time. */
export type Gathered = { call(): void; /** what was called for is not done any more */ cancel(): void };

/** What is under way is not begun a second time: what is called for meanwhile is done after it. */
export function gathered(
  act: () => Promise<unknown> | void,
  times: { pauseMs: number; longestMs: number },
): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: number | undefined;
  let isActing = false;
  let isWanted = false;

  function cancel(): void {
    clearTimeout(timer);
    latest = undefined;
    isWanted = false;
  }

  function call(): void {
    clearTimeout(timer);
    const now = Date.now();
    latest ??= now + times.longestMs;
    timer = setTimeout(() => void begin(), Math.min(times.pauseMs, Math.max(0, latest - now)));
  }

  async function begin(): Promise<void> {
    cancel();
    if (isActing) {
      isWanted = true;
      return;
    }
    isActing = true;
    try {
      await act();
    } finally {
      isActing = false;
    }
    if (isWanted) call();
  }

  return { call, cancel };
}
