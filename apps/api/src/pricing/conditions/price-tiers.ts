// From which number of packs on the viewer pays less: asked product by product, looked up once for all of a request.
import type { TierPrice } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents, euros, percentOff } from '@nuancier/domain/money.ts';
import { includingTax } from '@nuancier/domain/tax.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { articleTiers } from './article-conditions.ts';
import type { ArticleTiers } from './article-conditions.ts';

type Asking = { db: Database; viewer: Viewer; now: () => Date };

type Gathering = { skus: Set<string>; found: Promise<ReadonlyMap<string, ArticleTiers>> };

const gatherings = new WeakMap<Asking, Gathering>();

/** Of one pack, with tax; only a company's contract has thresholds. */
export async function priceTiersOf(context: Asking, articleSku: string): Promise<TierPrice[]> {
  const { viewer } = context;
  if (viewer.kind === 'visitor' || viewer.companyId === null || !mayViewPrice(viewer)) return [];
  const found = (await gathered(context, articleSku)).get(articleSku);
  return found === undefined ? [] : tiersView(found);
}

/** All that is asked for before the first answer is awaited is one question. */
function gathered(context: Asking, sku: string): Gathering['found'] {
  const open = gatherings.get(context);
  if (open !== undefined) {
    open.skus.add(sku);
    return open.found;
  }
  const skus = new Set([sku]);
  const found = Promise.resolve().then(() => {
    gatherings.delete(context);
    const day = localMoment(context.now()).date;
    return articleTiers(context.db, context.viewer, [...skus], day);
  });
  gatherings.set(context, { skus, found });
  return found;
}

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
