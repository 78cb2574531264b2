// The packs that cover a quantity for the least money; among equals the least left over, then the fewest packs.

export type Pack = { quantity: number; priceCents: number };
export type PackCount<P extends Pack = Pack> = { pack: P; count: number };
export type PackMix<P extends Pack = Pack> = {
  lines: readonly PackCount<P>[];
  priceCents: number;
  quantity: number;
  surplus: number;
};

/** Quantities are compared in hundredths: packs rounded down and the need up, so never too little is proposed. */
const STEPS = 100;
const MOST = 100_000;

/** Null when there is nothing to cover, nothing to cover it with, or more than any building needs. */
export function cheapestPacks<P extends Pack>(need: number, packs: readonly P[]): PackMix<P> | null {
  const usable = packs
    .map((pack) => ({ pack, size: Math.floor(pack.quantity * STEPS + 1e-6), price: pack.priceCents }))
    .filter(({ size, price }) => size > 0 && price >= 0);
  const best = bestValue(usable);
  if (!best || !(need > 0) || need > MOST) return null;
  const step = usable.reduce((divisor, { size }) => gcd(divisor, size), 0);
  const sized = usable.map(({ pack, size, price }) => ({ pack, size: size / step, price }));
  const wanted = Math.ceil(Math.ceil(need * STEPS - 1e-6) / step);
  const ahead = certainPacks(wanted, best.size / step, Math.max(...sized.map(({ size }) => size)));
  const counts = cover(wanted - (ahead * best.size) / step, sized);
  return mixOf(
    sized.map(({ pack }, index) => ({
      pack,
      count: (counts[index] ?? 0) + (pack === best.pack ? ahead : 0),
    })),
    need,
  );
}

type Sized<P> = { pack: P; size: number; price: number };

function bestValue<P>(packs: readonly Sized<P>[]): Sized<P> | undefined {
  return packs.toSorted((a, b) => a.price * b.size - b.price * a.size || b.size - a.size)[0];
}

// As many other packs as the best one has steps always hold a group that best packs can replace without loss.
// So beyond what those others can hold, everything is best packs and need not be searched.
function certainPacks(wanted: number, bestSize: number, largest: number): number {
  return Math.max(0, Math.floor((wanted - bestSize * largest) / bestSize));
}

/** For every total up to one pack above the need: the cheapest way to reach exactly it. */
function cover<P>(wanted: number, packs: readonly Sized<P>[]): readonly number[] {
  const totals = wanted + Math.max(...packs.map(({ size }) => size));
  const price = new Float64Array(totals).fill(Infinity);
  const count = new Uint32Array(totals);
  const last = new Int16Array(totals).fill(-1);
  price[0] = 0;
  for (let total = 1; total < totals; total += 1) {
    for (const [index, pack] of packs.entries()) {
      const before = total - pack.size;
      if (before < 0) continue;
      const cost = (price[before] ?? Infinity) + pack.price;
      const fewer = (count[before] ?? 0) + 1;
      const known = price[total] ?? Infinity;
      if (cost < known || (cost === known && cost < Infinity && fewer < (count[total] ?? 0))) {
        price[total] = cost;
        count[total] = fewer;
        last[total] = index;
      }
    }
  }
  return countsAt(cheapestTotal(price, wanted), last, packs);
}

function cheapestTotal(price: Float64Array, wanted: number): number {
  let chosen = wanted;
  for (let total = wanted; total < price.length; total += 1) {
    if ((price[total] ?? Infinity) < (price[chosen] ?? Infinity)) chosen = total;
  }
  return chosen;
}

function countsAt<P>(total: number, last: Int16Array, packs: readonly Sized<P>[]): readonly number[] {
  const counts = packs.map(() => 0);
  let rest = total;
  while (rest > 0) {
    const index = last[rest] ?? -1;
    const pack = packs[index];
    if (!pack) break;
    counts[index] = (counts[index] ?? 0) + 1;
    rest -= pack.size;
  }
  return counts;
}

function mixOf<P extends Pack>(all: readonly PackCount<P>[], need: number): PackMix<P> {
  const lines = all.filter(({ count }) => count > 0).toSorted((a, b) => b.pack.quantity - a.pack.quantity);
  const quantity = round(lines.reduce((sum, { pack, count }) => sum + pack.quantity * count, 0));
  return {
    lines,
    priceCents: lines.reduce((sum, { pack, count }) => sum + pack.priceCents * count, 0),
    quantity,
    surplus: Math.max(0, round(quantity - need)),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
