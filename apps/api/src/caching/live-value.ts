import { orEmpty } from '../refusals/or-empty.ts';

/** A costly value that is made again in the background when something changes, while the one before still serves. */
export type Live<Value> = {
  /** The newest finished one; waits only before the first. */
  get(): Promise<Value>;
  /** Something changed: make a new one, or once more if one is under way that may not have seen it. */
  renew(): void;
  /** Lays over the value what is known before a new one is made; a round that begins later has seen it itself. */
  amend(read: () => Promise<(value: Value) => Value>): Promise<void>;
  isReady(): boolean;
  /** When the newest finished one was made, and since when it is known to be behind. */
  age(): { madeAt: Date | null; behindSince: Date | null };
  /** Aborts a round under way and waits for its end, so that the database is not closed during it. */
  close(): Promise<void>;
};

export type LiveOptions = {
  report: (trouble: unknown) => void;
  /** A new one serves from now on, or the one before, amended. */
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
  let held: { value: Value; round: number } | undefined;
  let rounds = 0;
  let amendments: { asOf: number; change: (value: Value) => Value }[] = [];
  let making: Promise<Value> | undefined;
  let stale = true;
  let madeAt: Date | null = null;
  let behindSince: Date | null = null;
  let retryMs = options.firstRetryMs ?? FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;

  // However many changes arrive meanwhile, one more round covers them all.
  async function makeOnce(): Promise<Value> {
    stale = false;
    clearTimeout(retry);
    rounds += 1;
    const round = rounds;
    const made = await make(leaving.signal);
    // Only what was read after this round had begun: of the rest it may be the one that knows better.
    const unseen = amendments.filter(({ asOf }) => asOf >= round);
    const value = unseen.reduce<Value>((amended, { change }) => change(amended), made);
    amendments = [];
    held = { value, round };
    madeAt = new Date();
    if (!stale) behindSince = null;
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
      behindSince ??= new Date();
      if (making === undefined) renewSoon();
    },
    async amend(read) {
      const asOf = rounds;
      const change = await read();
      amendments.push({ asOf, change });
      if (held === undefined || held.round > asOf) return;
      const value = change(held.value);
      if (value === held.value) return;
      held = { value, round: held.round };
      options.renewed?.();
    },
    isReady: () => held !== undefined,
    age: () => ({ madeAt, behindSince }),
    async close() {
      leaving.abort();
      clearTimeout(retry);
      if (making !== undefined) await orEmpty<unknown>(making, undefined, () => {});
    },
  };
}
