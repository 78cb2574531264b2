import { facadeLimit } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import type { TechnicalAttribute } from '../documents/technical-table.tsx';

/** The least luminance that a product takes outside; null for what is not for façades. */
export function facadeOf(
  attributes: readonly Pick<TechnicalAttribute, 'code' | 'value'>[],
  limitOfSite: number,
): number | null {
  const told = (code: string) => attributes.find((attribute) => attribute.code === code)?.value ?? null;
  return /façade|\bite\b/i.test(told('destination') ?? '')
    ? facadeLimit(told('luminance_min'), limitOfSite)
    : null;
}
