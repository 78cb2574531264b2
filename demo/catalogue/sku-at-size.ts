// A family of more than a thousand products numbers them on four digits: the same product changes its sku.
import { familyCount, type DemoSize } from './generate-catalogue.ts';
import { FAMILIES } from './grammar.ts';

const countOf = new Map(FAMILIES.map((family) => [String(family.id), family]));

/** The sku, at this size, of a product or article that the smallest demo names with three digits. */
export function skuAtSize(sku: string, size: DemoSize): string {
  const [, prefix = '', familyId = '', rest = ''] = /^(P?)(\d{3})(\d+)$/.exec(sku) ?? [];
  const family = countOf.get(familyId);
  if (family === undefined || familyCount(family, size) <= 1000) return sku;
  return `${prefix}${familyId}0${rest}`;
}
