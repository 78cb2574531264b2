/** How long a part took last, for whoever looks at the browser's own timeline; `bench/browser` prints it. */
export function measured<Result>(part: string, work: () => Result): Result {
  const start = performance.now();
  const done = work();
  noteMeasure(part, start);
  return done;
}

/** The same for a part that waits. */
export async function measuredWait<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const done = await work();
  noteMeasure(part, start);
  return done;
}

function noteMeasure(part: string, start: number): void {
  performance.clearMeasures(part);
  performance.measure(part, { start });
}
