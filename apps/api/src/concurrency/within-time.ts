export type Outcome<Value> =
  { kind: 'done'; value: Value } | { kind: 'failed'; trouble: unknown } | { kind: 'late' };

/** A late result is dropped; the database ends its own slow statements. */
export async function withinTime<Value>(milliseconds: number, work: Promise<Value>): Promise<Outcome<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), milliseconds);
  });
  const settled = work.then(
    (value): Outcome<Value> => ({ kind: 'done', value }),
    (trouble: unknown): Outcome<Value> => ({ kind: 'failed', trouble }),
  );
  const outcome = await Promise.race([settled, late]);
  clearTimeout(timer);
  return outcome;
}
