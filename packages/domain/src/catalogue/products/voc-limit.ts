// Directive 2004/42/CE, annex II A, phase II: grams of volatile organic compounds per litre, ready to use.

type Limits = { water: number; solvent: number };

const LIMITS: Readonly<Record<string, Limits>> = {
  'A/a': { water: 30, solvent: 30 },
  'A/b': { water: 100, solvent: 100 },
  'A/c': { water: 40, solvent: 430 },
  'A/d': { water: 130, solvent: 300 },
  'A/e': { water: 130, solvent: 400 },
  'A/f': { water: 130, solvent: 700 },
  'A/g': { water: 30, solvent: 350 },
  'A/h': { water: 30, solvent: 750 },
  'A/i': { water: 140, solvent: 500 },
  'A/j': { water: 140, solvent: 500 },
  'A/k': { water: 100, solvent: 100 },
  'A/l': { water: 200, solvent: 200 },
};

const SOLVENT_BINDERS: ReadonlySet<string> = new Set(['alkyde', 'glycérophtalique', 'pliolite']);

export type VocFacts = { category: string; content: number | null; binder: string | null };

/** Null for a category the directive does not know. */
export function vocLimit({ category, content, binder }: VocFacts): number | null {
  const limits = LIMITS[category];
  if (limits === undefined) return null;
  // What may be sold keeps to its limit, so a content above the water-borne one means a solvent-borne paint.
  const solventBorne = SOLVENT_BINDERS.has(binder ?? '') || (content !== null && content > limits.water);
  return solventBorne ? limits.solvent : limits.water;
}
