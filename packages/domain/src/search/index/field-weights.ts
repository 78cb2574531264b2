// The weight of a word by its field: name, then brand and line, category, keywords, description.

export const FIELD_WEIGHTS = {
  // The first word of « Lasure bois satinée » says what the thing is; the rest says which one.
  nameHead: 14,
  nameRest: 10,
  // « Sous-enduit » is no « enduit ».
  nameHalf: 5,
  brandOrLine: 6,
  ownCategory: 5,
  category: 3.5,
  keyword: 3,
  description: 1,
} as const;

// Each further field a word occurs in adds weight, but less than the one before.
const HALF_WAY = 4;
const FULL = 255;

/** Weight, saturated into 1..255. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.round((FULL * weight) / (weight + HALF_WAY)));
}

export const FAINT_IMPACT = impactOf(FIELD_WEIGHTS.description) / FULL;
export const FULL_IMPACT = FULL;

/** A word weighs a little more in a short name than in a long one. */
export function lengthFactor(words: number): number {
  return 1 / (0.85 + 0.05 * Math.min(words, 12));
}
