// From which number of packs on the viewer pays less: asked product by product, looked up once for all of a request.
import type { TierPrice } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents, euros, percentOff } from '@nuancier/domain/money.ts';
import { includingTax } from '@nuancier/domain/tax.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { batched } from '../../concurrency/batched.ts';
import type { Database } from '../../database/tables.ts';
import { articleTiers } from './article-conditions.ts';
import type { ArticleTiers } from './article-conditions.ts';

type Asking = { db: Database; viewer: Viewer; now: () => Date };

/** Of one pack, with tax; only a company's contract has thresholds. */
export async function priceTiersOf(context: Asking, articleSku: string): Promise<TierPrice[]> {
  const { viewer } = context;
  if (viewer.kind === 'visitor' || viewer.companyId === null || !mayViewPrice(viewer)) return [];
  const found = await articleTiersOf(context, articleSku);
  return found === undefined ? [] : tiersView(found);
}

const articleTiersOf = batched(async ({ db, viewer, now }: Asking, skus: readonly string[]) => {
  const found = await articleTiers(db, viewer, skus, localMoment(now()).date);
  return skus.map((sku) => found.get(sku));
});

function tiersView({ tiers, one, taxRate }: ArticleTiers): TierPrice[] {
  const alone = includingTax(one.final.packHt, taxRate);
  return tiers.map(({ quantity, price }) => {
    const final = includingTax(price.final.packHt, taxRate);
    return {
      quantity,
      final_price: { value: euros(final), currency: 'EUR' },
      discount: { amount_off: euros(cents(alone - final)), percent_off: percentOff(alone, final) },
    };
  });
}
