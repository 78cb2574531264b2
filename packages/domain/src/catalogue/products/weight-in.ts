/** A site's unit of weight, by Magento's names. */
export type WeightUnit = 'kgs' | 'lbs';

const GRAMS_OF = { kgs: 1000, lbs: 453.59237 } as const satisfies Record<WeightUnit, number>;

/** To the thousandth of the unit; what is not weighed has no weight, rather than none. */
export function weightIn(unit: WeightUnit, grams: number | null): number | null {
  return grams === null ? null : Math.round((grams / GRAMS_OF[unit]) * 1000) / 1000;
}
