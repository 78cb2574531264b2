/** A wait that is shown is shown at least this long, so that nothing flashes. */
export const MINIMUM_PENDING_MS = 200;

export type MinimumWait = { begin: () => void; end: () => void; stop: () => void };

/** Calls back when a wait indicator is to be shown: from beginning to end, but never for less than the minimum. */
export function minimumWait(onChange: (shown: boolean) => void): MinimumWait {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;
  const rest = () => {
    timer = undefined;
    if (!pending) onChange(false);
  };
  return {
    begin() {
      pending = true;
      onChange(true);
      timer ??= setTimeout(rest, MINIMUM_PENDING_MS);
    },
    end() {
      pending = false;
      if (timer === undefined) onChange(false);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
