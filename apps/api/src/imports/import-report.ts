// What an import answers: all lines written, or the lines that stopped it and nothing written.

export type LineRefusal = { line: number; reason: string };

export type ImportReport =
  { ok: true; lines: number; changed: number } | { ok: false; refusals: readonly LineRefusal[] };

/** A merchant corrects a file a screenful at a time: a longer list is of no use. */
const MOST_REFUSALS = 100;

export function refusedLines(refusals: readonly LineRefusal[]): ImportReport {
  return { ok: false, refusals: refusals.slice(0, MOST_REFUSALS) };
}

/** Lines whose key was already used higher in the same file. */
export function repeatedLines<T>(
  rows: readonly T[],
  keyOf: (row: T) => string | number,
  reason: (key: string) => string,
): LineRefusal[] {
  const seen = new Set<string | number>();
  return rows.flatMap((row, index) => {
    const key = keyOf(row);
    if (seen.has(key)) return [{ line: index + 1, reason: reason(String(key)) }];
    seen.add(key);
    return [];
  });
}
