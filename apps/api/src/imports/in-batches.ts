/** The lines of a file: at hand, or read while they are asked for. */
export type ImportRows<T> = Iterable<T> | AsyncIterable<T>;

/** Cuts a long file into pieces one query can carry. */
export async function* inBatches<T>(rows: ImportRows<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
