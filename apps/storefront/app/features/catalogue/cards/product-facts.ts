import { shownUnitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import type { ShownPack } from '../../pricing/price-beside.tsx';
import { catalogueCopy } from '../copy.ts';

type Facts = {
  finish: string | null;
  yield_text: string | null;
  conditionings: readonly string[];
  color_count: number;
  product_type: string | null;
  tintable: boolean;
};

/** Finish and yield: what a painter looks at first. */
export function keyFacts({ finish, yield_text }: Pick<Facts, 'finish' | 'yield_text'>): string {
  return [finish, yield_text].filter(Boolean).join(' · ');
}

/** One colour is no choice and needs no word. */
export function choiceFact({ color_count, product_type }: Facts): string | null {
  if (color_count < 2) return null;
  return product_type === 'RMS'
    ? catalogueCopy.modelCount(color_count)
    : catalogueCopy.colourCount(color_count);
}

type PackFacts = {
  pricing_unit: string | null;
  told_article: { conditioning: string; price_per_unit: { value: number | null } } | null;
  price_range: { minimum_price: { final_price: { value: number | null } } };
};

/** The pack that the price is of, and what a litre or kilogram of it costs. */
export function shownPack({
  told_article: told,
  pricing_unit: unit,
  price_range: range,
}: PackFacts): ShownPack | null {
  if (!told) return null;
  const amount = told.price_per_unit.value;
  const perUnit = amount === null || !unit ? null : { amount, unit };
  return { pack: told.conditioning, perUnit: shownUnitPrice(range.minimum_price.final_price.value, perUnit) };
}

const PACKS_IN_SIGHT = 4;

export function packsFact({ conditionings }: Pick<Facts, 'conditionings'>): string | null {
  if (conditionings.length === 0) return null;
  const more = conditionings.length - PACKS_IN_SIGHT;
  const shown = conditionings.slice(0, PACKS_IN_SIGHT).join(' · ');
  return more > 0 ? `${shown} · +${more}` : shown;
}
