import type { PromotionCounts } from '@nuancier/contract/api-types.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { products } from './products.ts';

const PROMOTED = { filter: { flag_promo: { eq: '1' } }, pageSize: 1 };

export function promotions(
  everybodys: SearchIndex,
  viewers: SearchIndex,
  rootCategoryId: number,
): PromotionCounts {
  const promoted = (index: SearchIndex) =>
    products(index, { rootCategoryId, usualSort: '' }, PROMOTED).total_count ?? 0;
  return { running: promoted(everybodys), lower: promoted(viewers) };
}
