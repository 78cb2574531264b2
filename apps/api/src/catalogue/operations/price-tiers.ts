import type { TierPrice } from '@nuancier/contract/api-types.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { priceTiersOf } from '../../pricing/pricing.ts';
import { articlesOf } from '../snapshot/catalogue-snapshot.ts';
import type { ViewPlace } from '../views/view-place.ts';

/** Of the article; a product of several articles has none of its own. */
export async function priceTiers(
  context: Pick<CatalogueContext, 'now' | 'viewer' | 'db'>,
  place: ViewPlace,
): Promise<TierPrice[]> {
  const sku = place.article?.sku ?? onlyArticle(place);
  return sku === null ? [] : priceTiersOf(context, sku);
}

function onlyArticle({ catalogue, product }: ViewPlace): string | null {
  const [only, ...others] = articlesOf(catalogue, product);
  return others.length === 0 ? (only?.sku ?? null) : null;
}
