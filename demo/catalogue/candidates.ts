// Which brand, line, binder and finish the i-th product of a family wears.
import { brandOf, TIERS, type Brand, type Family, type Item } from './grammar.ts';
import type { Traits } from './traits.ts';

export type Candidate = {
  brand: Brand;
  /** none when the brand's own lines are used up: a name is then drawn from syllables */
  line: string | null;
  tier: string;
  binder: string | null;
  finish: string | null;
};

export type Pick = { item: Item | null; candidate: Candidate };

/** Every candidate of the family, in the order they are given out: lines first, then brands, binders, finishes. */
export function candidatesOf(family: Family, traits: Traits): readonly Candidate[] {
  const brands = family.brands.map(brandOf);
  const ranks = Array.from(
    { length: Math.max(...brands.map((brand) => brand.lines.length)) },
    (_, rank) => rank,
  );
  return ranks.flatMap((rank) =>
    brands.flatMap((brand) => {
      const line = brand.lines[rank];
      if (line === undefined) return [];
      return bindersOf(family, traits).flatMap((binder) =>
        finishesOf(family).map((finish) => ({ brand, line: line.name, tier: line.tier, binder, finish })),
      );
    }),
  );
}

export function pickOf(
  family: Family,
  traits: Traits,
  candidates: readonly Candidate[],
  index: number,
): Pick {
  const items = family.items ?? [];
  const item = items[index % items.length] ?? null;
  const rank = items.length > 0 ? Math.floor(index / items.length) : index;
  return { item, candidate: candidates[rank] ?? beyondTheLines(family, traits, index) };
}

function beyondTheLines(family: Family, traits: Traits, index: number): Candidate {
  return {
    brand: brandOf(turn(family.brands, index)),
    line: null,
    tier: turn(TIERS, index),
    binder: turn(bindersOf(family, traits), index),
    finish: turn(finishesOf(family), index),
  };
}

const bindersOf = (family: Family, traits: Traits): readonly (string | null)[] =>
  family.binders ?? [traits.binder];
const finishesOf = (family: Family): readonly (string | null)[] => family.finishes ?? [null];

function turn<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('A family of the demo has an empty list');
  return value;
}
