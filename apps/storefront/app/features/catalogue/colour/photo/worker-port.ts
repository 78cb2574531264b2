// Questions to a worker and their answers, matched by number.

/** By the question's name: what is asked, and what comes back. */
export type Questions = Readonly<Record<string, { ask: unknown; reply: unknown }>>;

export type Port<Q extends Questions> = <Name extends keyof Q>(
  name: Name,
  ask: Q[Name]['ask'],
) => Promise<Q[Name]['reply']>;

type Sent = { id: number; name: string; ask: unknown };
type Answered = { id: number; reply: unknown } | { id: number; failed: string };

/** In the page. A worker that fails, or cannot be loaded, fails every question that waits. */
export function portTo<Q extends Questions>(worker: Worker): Port<Q> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.reply);
  });
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The worker failed'));
    waiting.clear();
  });
  return (name, ask) => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    worker.postMessage({ id: last, name, ask }, []);
    return asked.promise as Promise<Q[typeof name]['reply']>;
  };
}

/** What is handed over leaves the worker instead of being copied. */
export type HandOver = (buffer: ArrayBuffer) => void;

/** Whether the page waits for another answer already. */
export type IsAsked = () => boolean;

export type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: (
    ask: Q[Name]['ask'],
    handOver: HandOver,
    isAsked: IsAsked,
  ) => Q[Name]['reply'] | Promise<Q[Name]['reply']>;
};

/** In the worker: one question after the other, so that each sees what the one before has changed. */
export function answerQuestions<Q extends Questions>(answers: Answers<Q>): void {
  const page: { postMessage: (message: Answered, options: { transfer: ArrayBuffer[] }) => void } = globalThis;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const isAsked = () => waiting > 1;
  globalThis.addEventListener('message', ({ data: { id, name, ask } }: MessageEvent<Sent>) => {
    const transfer: ArrayBuffer[] = [];
    waiting += 1;
    before = before
      .then(() => answers[name]?.(ask, (buffer) => void transfer.push(buffer), isAsked))
      .then(
        (reply) => page.postMessage({ id, reply }, { transfer }),
        (error: unknown) => page.postMessage({ id, failed: String(error) }, { transfer: [] }),
      )
      .finally(() => {
        waiting -= 1;
      });
  });
}
