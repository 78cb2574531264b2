import type { TesterArticle, TesterPrice } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import { includingTax } from '@nuancier/domain/tax.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { moneyView } from '../views/price-view.ts';

/** One sample in its tint, as the cart will reckon it for the viewer. */
export async function testerPrice(
  { db, viewer, now, catalogue }: Pick<CatalogueContext, 'db' | 'viewer' | 'now' | 'catalogue'>,
  { sku, tint_class }: Pick<TesterArticle, 'sku' | 'tint_class'>,
): Promise<TesterPrice | null> {
  if (!mayViewPrice(viewer)) return null;
  const [condition] = await conditionsFor(db, viewer, [{ sku, quantity: 1 }], now());
  const perLitre = (await catalogue()).tints.perLitre.get(tint_class);
  if (!condition?.price || perLitre === undefined) return null;
  const packHt = tintedPackHt(condition.price.final.packHt, tintSupplement(perLitre, condition.packQuantity));
  return {
    excluding_tax: moneyView(packHt),
    including_tax: moneyView(includingTax(packHt, condition.taxRate)),
  };
}
