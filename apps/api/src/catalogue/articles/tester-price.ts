import type { TesterArticle, TesterPrice } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import { includingTax } from '@nuancier/domain/tax.ts';
import { batched } from '../../concurrency/batched.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { moneyView } from '../views/price-view.ts';

type Asked = Pick<CatalogueContext, 'db' | 'viewer' | 'now' | 'catalogue'>;

/** One sample in its tint, as the cart will reckon it for the viewer. */
export async function testerPrice(
  context: Asked,
  { sku, tint_class }: Pick<TesterArticle, 'sku' | 'tint_class'>,
): Promise<TesterPrice | null> {
  if (!mayViewPrice(context.viewer)) return null;
  const condition = await conditionOf(context, sku);
  const perLitre = (await context.catalogue()).tints.perLitre.get(tint_class);
  if (!condition?.price || perLitre === undefined) return null;
  const packHt = tintedPackHt(condition.price.final.packHt, tintSupplement(perLitre, condition.packQuantity));
  return {
    excluding_tax: moneyView(packHt),
    including_tax: moneyView(includingTax(packHt, condition.taxRate)),
  };
}

const conditionOf = batched(({ db, viewer, now }: Asked, skus: readonly string[]) =>
  conditionsFor(
    db,
    viewer,
    skus.map((sku) => ({ sku, quantity: 1 })),
    now(),
  ),
);
