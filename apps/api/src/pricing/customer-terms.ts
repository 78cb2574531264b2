// What the customer's price list and its company's contracts say of articles.
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import type { SpecialTerms } from '@nuancier/domain/pricing/choose-price.ts';
import type { ListTerms } from '@nuancier/domain/pricing/list-price.ts';
import type { Database } from '../database/tables.ts';
import { basisPoints, packPrice } from './exact-price.ts';
import { selectListDiscounts, selectListPrices, selectSpecials } from './pricing-store.ts';
import type { ArticleRecord, SpecialRecord } from './pricing-store.ts';

export type CustomerTerms = (article: ArticleRecord) => {
  list: ListTerms | null;
  specials: SpecialTerms[];
};

/** Nothing is asked for a visitor. */
export async function customerTerms(
  db: Database,
  viewer: Viewer,
  skus: readonly string[],
  day: string,
): Promise<CustomerTerms> {
  if (viewer.kind === 'visitor') return () => ({ list: null, specials: [] });
  const { priceList, companyId } = viewer;
  const discounts = priceList === null ? [] : await selectListDiscounts(db, priceList);
  const prices = priceList === null ? [] : await selectListPrices(db, priceList, skus);
  const specials = companyId === null ? [] : await selectSpecials(db, companyId, skus, day);
  const percents = new Map(discounts.map(({ price_group: group, percent }) => [group, percent]));
  const own = new Map(prices.map((price) => [price.article_sku, packPrice(price)]));

  function listTerms({ sku, price_group: group }: ArticleRecord): ListTerms | null {
    const price = own.get(sku);
    if (price !== undefined) return { kind: 'price', price };
    const percent = percents.get(group);
    return percent === undefined ? null : { kind: 'percent', basisPoints: basisPoints(percent) };
  }

  return (article) => ({
    list: listTerms(article),
    specials: specials
      .filter((special) => special.article_sku === article.sku || special.family === article.family)
      .map(specialTerms)
      .filter((terms) => terms !== null),
  });
}

function specialTerms(record: SpecialRecord): SpecialTerms | null {
  const { from_quantity: fromQuantity, extra_percent: percent } = record;
  if (percent !== null)
    return { fromQuantity, terms: { kind: 'percent', basisPoints: basisPoints(percent) } };
  const { net_pack_ht_cents: pack, net_unit_ht: unit } = record;
  if (pack === null || unit === null) return null;
  return { fromQuantity, terms: { kind: 'price', price: packPrice({ pack_ht_cents: pack, unit_ht: unit }) } };
}
