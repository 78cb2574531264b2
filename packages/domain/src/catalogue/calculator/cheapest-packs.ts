// The packs that cover a quantity for the least money; among equals the least left over, then the fewest packs.

/** `unitsHt`: one pack before tax from so many on, lowest number first; without them `priceCents` whatever the number. */
export type Pack = {
  quantity: number;
  priceCents: number;
  unitsHt?: readonly { from: number; unitHt: number }[];
};
export type PackCount<P extends Pack = Pack> = { pack: P; count: number };
export type PackMix<P extends Pack = Pack> = {
  lines: readonly PackCount<P>[];
  /** what is paid for them, in the prices they were compared by */
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
    .map((pack) => ({ pack, size: Math.floor(pack.quantity * STEPS + 1e-6), tiers: tiersOf(pack) }))
    .filter(({ size, tiers }) => size > 0 && tiers.every(({ unit }) => unit >= 0));
  if (usable.length === 0 || !(need > 0) || need > MOST) return null;
  const step = usable.reduce((divisor, { size }) => gcd(divisor, size), 0);
  const sized = usable.map((one) => ({ ...one, size: one.size / step }));
  const wanted = Math.ceil(Math.ceil(need * STEPS - 1e-6) / step);
  let best: PackMix<P> | null = null;
  for (const { reached, least } of waysToPay(wanted, sized)) {
    if (best !== null && least > best.priceCents + 1e-6) break;
    const counts = countsReaching(wanted, reached);
    const mix = mixOf(
      sized.map(({ pack }, index) => ({ pack, count: counts[index] ?? 0 })),
      need,
    );
    if (best === null || isBetter(mix, best)) best = mix;
  }
  return best;
}

/** `from`: packs to be bought for that price at least; 0 for the price of one. */
type Tier = { from: number; unit: number };

function tiersOf({ priceCents, unitsHt = [] }: Pack): Tier[] {
  if (unitsHt.length === 0) return [{ from: 0, unit: priceCents }];
  return unitsHt.map(({ from, unitHt }) => ({ from: from > 1 ? from : 0, unit: unitHt }));
}

type Sized<P> = { pack: P; size: number; tiers: readonly Tier[] };
/** A pack at one of its prices, of which `from` are bought in any case. */
type Reached = { size: number; from: number; price: number };
type Way = { reached: readonly Reached[]; least: number };

/**
 * One price of each pack, with what reaches it bought in any case: within such a choice prices are plain, so the
 * cheapest mix is found exactly. Those that may be cheapest come first.
 */
function waysToPay<P>(wanted: number, packs: readonly Sized<P>[]): Way[] {
  const choices = packs.reduce<readonly (readonly Reached[])[]>(
    (known, { size, tiers }) =>
      known.flatMap((before) => {
        // Once the need is covered nothing more is bought to reach a price.
        const isCovered = forcedSize(before) >= wanted;
        return tiers
          .filter(({ from }) => from === 0 || !isCovered)
          .map(({ from, unit }) => [...before, { size, from, price: unit }]);
      }),
    [[]],
  );
  return choices
    .map((reached) => ({ reached, least: leastPaid(wanted, reached) }))
    .toSorted((a, b) => a.least - b.least);
}

/** No mix of this choice costs less: what is bought in any case, and the rest as if packs could be cut. */
function leastPaid(wanted: number, reached: readonly Reached[]): number {
  const forced = reached.reduce((sum, { from, price }) => sum + from * price, 0);
  const rest = Math.max(0, wanted - forcedSize(reached));
  return forced + rest * Math.min(...reached.map(({ size, price }) => price / size));
}

function forcedSize(reached: readonly Reached[]): number {
  return reached.reduce((sum, { from, size }) => sum + from * size, 0);
}

/** How many of each. */
function countsReaching(wanted: number, reached: readonly Reached[]): number[] {
  const rest = wanted - forcedSize(reached);
  const best = bestValue(reached);
  if (rest <= 0 || best === undefined) return reached.map(({ from }) => from);
  const ahead = certainPacks(rest, best.size, Math.max(...reached.map(({ size }) => size)));
  const counts = cover(rest - ahead * best.size, reached);
  return reached.map((one, index) => one.from + (counts[index] ?? 0) + (one === best ? ahead : 0));
}

function isBetter(mix: PackMix, known: PackMix): boolean {
  const packs = ({ lines }: PackMix) => lines.reduce((sum, { count }) => sum + count, 0);
  return (
    (mix.priceCents - known.priceCents || mix.quantity - known.quantity || packs(mix) - packs(known)) < 0
  );
}

function bestValue(packs: readonly Reached[]): Reached | undefined {
  return packs.toSorted((a, b) => a.price * b.size - b.price * a.size || b.size - a.size)[0];
}

// As many other packs as the best one has steps always hold a group that best packs can replace without loss.
// So beyond what those others can hold, everything is best packs and need not be searched.
function certainPacks(wanted: number, bestSize: number, largest: number): number {
  return Math.max(0, Math.floor((wanted - bestSize * largest) / bestSize));
}

/** For every total up to one pack above the need: the cheapest way to reach exactly it. */
function cover(wanted: number, packs: readonly Reached[]): readonly number[] {
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

function countsAt(total: number, last: Int16Array, packs: readonly Reached[]): readonly number[] {
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
    priceCents: lines.reduce((sum, line) => sum + paidFor(line), 0),
    quantity,
    surplus: Math.max(0, round(quantity - need)),
  };
}

function paidFor({ pack, count }: PackCount): number {
  return (tiersOf(pack).findLast(({ from }) => from <= count)?.unit ?? 0) * count;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
