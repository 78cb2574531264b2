import type { Reduction } from '../../pricing/pricing.ts';

/** A column holds a reduction's kind by its place here. */
export const REDUCTIONS: readonly (Reduction['kind'] | null)[] = [null, 'PROMOTION', 'DESTOCK'];
