// What the customer's price list and its company's contracts say of articles.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { SpecialTerms } from '@nuancier/domain/pricing/choose-price.ts';
import type { ListTerms } from '@nuancier/domain/pricing/list-price.ts';
import type { Database } from '../../database/tables.ts';
import { basisPoints, packPrice } from '../public-prices/exact-price.ts';
import { selectSpecials } from './conditions-store.ts';
import type { ConditionRecord, SpecialRecord } from './conditions-store.ts';

export type CustomerTerms = (article: ConditionRecord) => {
  list: ListTerms | null;
  specials: SpecialTerms[];
};

/** No query for visitors and customers without a company. */
export async function customerTerms(
  db: Database,
  viewer: Viewer,
  skus: readonly string[],
  day: string,
): Promise<CustomerTerms> {
  const companyId = viewer.kind === 'visitor' ? null : viewer.companyId;
  const specials = companyId === null ? [] : await selectSpecials(db, companyId, skus, day);
  return (article) => ({
    list: listTerms(article),
    specials: specials
      .filter((special) => special.article_sku === article.sku || special.family === article.family)
      .map(specialTerms)
      .filter((terms) => terms !== null),
  });
}

type ListRecord = Pick<ConditionRecord, 'list_pack_ht_cents' | 'list_unit_ht' | 'list_percent'>;

/** A price of its own goes before the discount of its group. */
export function listTerms(article: ListRecord): ListTerms | null {
  const { list_pack_ht_cents: pack, list_unit_ht: unit, list_percent: percent } = article;
  if (pack !== null && unit !== null)
    return { kind: 'price', price: packPrice({ pack_ht_cents: pack, unit_ht: unit }) };
  return percent === null ? null : { kind: 'percent', basisPoints: basisPoints(percent) };
}

export function specialTerms(record: SpecialRecord): SpecialTerms | null {
  const { from_quantity: fromQuantity, extra_percent: percent } = record;
  if (percent !== null)
    return { fromQuantity, terms: { kind: 'percent', basisPoints: basisPoints(percent) } };
  const { net_pack_ht_cents: pack, net_unit_ht: unit } = record;
  if (pack === null || unit === null) return null;
  return { fromQuantity, terms: { kind: 'price', price: packPrice({ pack_ht_cents: pack, unit_ht: unit }) } };
}
