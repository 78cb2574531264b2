// What was asked for against what is granted, and what was granted against what is ordered.

/** Packs of one article in one tint, summed over the cart. */
export type LineCount = { key: string; name: string; packs: number };

type Sold = {
  articleSku: string;
  pricingUnit: string;
  quantity: number;
  name: string;
  tint: { hex: string; code: string | null; label: string | null } | null;
};

export function countLines(lines: readonly Sold[]): LineCount[] {
  const counted = new Map<string, LineCount>();
  for (const line of lines) {
    const { hex, code, label } = line.tint ?? { hex: '', code: null, label: null };
    const key = [line.articleSku, line.pricingUnit, hex, code ?? '', label ?? ''].join('|');
    const packs = (counted.get(key)?.packs ?? 0) + line.quantity;
    counted.set(key, { key, name: line.name, packs });
  }
  return [...counted.values()];
}

/** Nothing is there that was not granted, and of nothing more than was. */
export function staysWithin(granted: readonly LineCount[], ordered: readonly LineCount[]): boolean {
  const most = packsByKey(granted);
  return ordered.every(({ key, packs }) => packs <= (most.get(key) ?? 0));
}

export function isSame(granted: readonly LineCount[], ordered: readonly LineCount[]): boolean {
  return staysWithin(granted, ordered) && staysWithin(ordered, granted);
}

export type LineChange = { name: string; from: number; to: number };

/** What the head of the company changed, line by line. */
export function changesOf(asked: readonly LineCount[], granted: readonly LineCount[]): LineChange[] {
  const [before, after] = [packsByKey(asked), packsByKey(granted)];
  const names = new Map([...granted, ...asked].map(({ key, name }) => [key, name]));
  return [...names].flatMap(([key, name]) => {
    const [from, to] = [before.get(key) ?? 0, after.get(key) ?? 0];
    return from === to ? [] : [{ name, from, to }];
  });
}

function packsByKey(lines: readonly LineCount[]): Map<string, number> {
  return new Map(lines.map(({ key, packs }) => [key, packs]));
}
