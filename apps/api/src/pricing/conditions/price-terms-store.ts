import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ConditionRecord, SpecialRecord } from './conditions-store.ts';

type ListRecord = Pick<ConditionRecord, 'list_pack_ht_cents' | 'list_unit_ht' | 'list_percent'>;

export async function selectDiscounts(
  db: Database,
  priceList: string,
): Promise<(ListRecord & { price_group: string })[]> {
  const found = await sql<ListRecord & { price_group: string }>`
    select price_group, null as list_pack_ht_cents, null as list_unit_ht, percent as list_percent
    from price_list_discount where price_list = ${priceList}`.execute(db);
  return found.rows;
}

export async function selectListPrices(
  db: Database,
  priceList: string,
): Promise<(ListRecord & { article_sku: string })[]> {
  const found = await sql<ListRecord & { article_sku: string }>`
    select article_sku, pack_ht_cents as list_pack_ht_cents, unit_ht as list_unit_ht, null as list_percent
    from price_list_price where price_list = ${priceList}`.execute(db);
  return found.rows;
}

/** What holds for a single pack that day; written in one order, so that equal contracts read the same. */
export async function selectSpecialConditions(
  db: Database,
  companyId: number,
  day: string,
): Promise<SpecialRecord[]> {
  const found = await sql<SpecialRecord>`
    select family, article_sku, from_quantity, extra_percent, net_pack_ht_cents, net_unit_ht
    from special_condition
    where company_id = ${companyId} and from_quantity <= 1
      and (valid_from is null or valid_from <= ${day}::date)
      and (valid_to is null or valid_to >= ${day}::date)
    order by family, article_sku, extra_percent, net_pack_ht_cents, net_unit_ht`.execute(db);
  return found.rows;
}
