/** Work in parts of a few milliseconds: between two of them it may be left, or something else be heard. */
export type Work<Result> = Generator<undefined, Result, undefined>;

/** All of it at once. */
export function finished<Result>(work: Work<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** A part this long leaves nobody waiting. */
const PART_MS = 8;

/** All of it unless something else is asked meanwhile; null then. */
export async function unlessAsked<Result>(
  work: Work<Result>,
  isAsked: () => boolean,
): Promise<Result | null> {
  const { done, value } = forAWhile(work);
  if (done) return value;
  await messagesHeard();
  return isAsked() ? null : unlessAsked(work, isAsked);
}

function forAWhile<Result>(work: Work<Result>): IteratorResult<undefined, Result> {
  const begun = performance.now();
  for (;;) {
    const part = work.next();
    if (part.done || performance.now() - begun > PART_MS) return part;
  }
}

/** A message to itself: what came before it was heard. A timer would wait for four milliseconds each time. */
function messagesHeard(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
