import { orEmpty } from '../refusals/or-empty.ts';

/** A costly value that is made again in the background when something changes, while the one before still serves. */
export type Live<Value> = {
  /** The newest finished one; waits only before the first. */
  get(): Promise<Value>;
  /** Something changed: make a new one, or once more if one is under way that may not have seen it. */
  renew(): void;
  isReady(): boolean;
  /** Aborts a round under way and waits for its end, so that the database is not closed during it. */
  close(): Promise<void>;
};

export type LiveOptions = {
  report: (trouble: unknown) => void;
  /** A new one serves from now on. */
  renewed?: () => void;
  firstRetryMs?: number;
};

const FIRST_RETRY_MS = 500;
const SLOWEST_RETRY_MS = 30_000;

/** `make` stops as soon as it can once `givenUp` is aborted: its value is no longer needed. */
export function live<Value>(
  make: (givenUp: AbortSignal) => Promise<Value>,
  options: LiveOptions,
): Live<Value> {
  const leaving = new AbortController();
  let held: { value: Value } | undefined;
  let making: Promise<Value> | undefined;
  let stale = true;
  let retryMs = options.firstRetryMs ?? FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;

  // However many changes arrive meanwhile, one more round covers them all.
  async function makeOnce(): Promise<Value> {
    stale = false;
    clearTimeout(retry);
    const value = await make(leaving.signal);
    held = { value };
    options.renewed?.();
    retryMs = options.firstRetryMs ?? FIRST_RETRY_MS;
    return value;
  }

  function start(): Promise<Value> {
    making ??= makeOnce().finally(() => {
      making = undefined;
      if (stale) renewSoon();
    });
    return making;
  }

  function renewSoon(): void {
    if (leaving.signal.aborted) return;
    void orEmpty<unknown>(start(), undefined, (trouble) => {
      if (!leaving.signal.aborted) options.report(trouble);
      tryAgain();
    });
  }

  // A change is notified only once: a failed round has to be retried from here.
  function tryAgain(): void {
    stale = true;
    if (leaving.signal.aborted) return;
    clearTimeout(retry);
    retry = setTimeout(renewSoon, retryMs).unref();
    retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS);
  }

  return {
    get: () => (held === undefined ? start() : Promise.resolve(held.value)),
    renew() {
      stale = true;
      if (making === undefined) renewSoon();
    },
    isReady: () => held !== undefined,
    async close() {
      leaving.abort();
      clearTimeout(retry);
      if (making !== undefined) await orEmpty<unknown>(making, undefined, () => {});
    },
  };
}
