// What an import answers: all lines written, or the lines that stopped it and nothing written.

export type LineRefusal = {
  line: number;
  reason: string;
  /** only held back: it passes once somebody has accepted it */
  isHeld?: boolean;
};

export type PriceMove = { sku: string; before: number; after: number };

/** What becomes dearer and cheaper, with the largest of each. */
export type PriceMoves = { up: number; down: number; mostUp: PriceMove | null; mostDown: PriceMove | null };

export type ImportReport =
  | {
      ok: true;
      lines: number;
      /** new ones included */
      changed: number;
      /** lines that named nothing the shop had */
      added?: number;
      /** references of the products whose pages now say something else */
      products?: readonly string[];
      moves?: PriceMoves;
      /** sentences for whoever loaded the file */
      notes?: readonly string[];
    }
  | { ok: false; refusals: readonly LineRefusal[] };

/** Whoever shows them decides how many, and counts are totals. */
export function refusedLines(refusals: readonly LineRefusal[]): ImportReport {
  return { ok: false, refusals };
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
