// What an import answers: all lines written, or the lines that stopped it and nothing written.

export type LineRefusal = { line: number; reason: string };

export type ImportReport =
  | {
      ok: true;
      lines: number;
      changed: number;
      /** sentences for whoever loaded the file */
      notes?: readonly string[];
    }
  | {
      ok: false;
      refusals: readonly LineRefusal[];
      /** how many there are, where the list was cut */
      refused?: number;
    };

/** A merchant corrects a file a screenful at a time: a longer list is of no use. */
export const MOST_REFUSALS = 100;

export function refusedLines(refusals: readonly LineRefusal[], refused = refusals.length): ImportReport {
  const kept = refusals.slice(0, MOST_REFUSALS);
  return refused > kept.length ? { ok: false, refusals: kept, refused } : { ok: false, refusals: kept };
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
