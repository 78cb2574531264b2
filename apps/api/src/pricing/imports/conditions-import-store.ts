// All SQL the imports of price lists and special conditions need.
import { sql } from 'kysely';
import { upsertCounting, upsertRows, type Upserted, type UpsertTarget } from '../../database/upsert-rows.ts';
import type { Database } from '../../database/tables.ts';

type PriceListRow = { code: string; label: string };
export type DiscountRow = { price_list: string; price_group: string; percent: number };
export type ListPriceRow = {
  price_list: string;
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: number;
};
export type SpecialConditionRow = {
  company_id: number;
  family: number | null;
  article_sku: string | null;
  from_quantity: number;
  label: string;
  extra_percent: number | null;
  net_pack_ht_cents: number | null;
  net_unit_ht: number | null;
  valid_from: string | null;
  valid_to: string | null;
};

const PRICE_LIST: UpsertTarget<PriceListRow> = {
  table: 'price_list',
  key: ['code'],
  columns: { code: 'text', label: 'text' },
};
const DISCOUNT: UpsertTarget<DiscountRow> = {
  table: 'price_list_discount',
  key: ['price_list', 'price_group'],
  columns: { price_list: 'text', price_group: 'text', percent: 'numeric(5,2)' },
};
const LIST_PRICE: UpsertTarget<ListPriceRow> = {
  table: 'price_list_price',
  key: ['price_list', 'article_sku'],
  columns: {
    price_list: 'text',
    article_sku: 'text',
    pack_ht_cents: 'integer',
    unit_ht: 'numeric(12,4)',
  },
};
const SPECIAL_CONDITION: UpsertTarget<SpecialConditionRow> = {
  table: 'special_condition',
  key: ['company_id', 'family', 'article_sku', 'from_quantity', 'valid_from'],
  columns: {
    company_id: 'integer',
    family: 'integer',
    article_sku: 'text',
    from_quantity: 'integer',
    label: 'text',
    extra_percent: 'numeric(5,2)',
    net_pack_ht_cents: 'integer',
    net_unit_ht: 'numeric(12,4)',
    valid_from: 'date',
    valid_to: 'date',
  },
};

export const upsertPriceLists = (db: Database, rows: readonly PriceListRow[]): Promise<number> =>
  upsertRows(db, PRICE_LIST, rows);

export const upsertDiscounts = (db: Database, rows: readonly DiscountRow[]): Promise<Upserted> =>
  upsertCounting(db, DISCOUNT, rows);

export const upsertListPrices = (db: Database, rows: readonly ListPriceRow[]): Promise<Upserted> =>
  upsertCounting(db, LIST_PRICE, rows);

export const upsertSpecialConditions = (
  db: Database,
  rows: readonly SpecialConditionRow[],
): Promise<Upserted> => upsertCounting(db, SPECIAL_CONDITION, rows);

/** A list in a file is whole: what it no longer says no longer holds. */
export async function deleteOtherDiscounts(
  db: Database,
  lists: readonly string[],
  kept: readonly DiscountRow[],
): Promise<number> {
  const deleted = await sql`
    delete from price_list_discount where price_list = any(${lists}::text[])
      and (price_list, price_group) not in (
        select price_list, price_group
        from json_to_recordset(${JSON.stringify(kept)}::json) as kept(price_list text, price_group text))`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0n);
}

export async function deleteOtherListPrices(
  db: Database,
  lists: readonly string[],
  kept: readonly ListPriceRow[],
): Promise<number> {
  const deleted = await sql`
    delete from price_list_price where price_list = any(${lists}::text[])
      and (price_list, article_sku) not in (
        select price_list, article_sku
        from json_to_recordset(${JSON.stringify(kept)}::json) as kept(price_list text, article_sku text))`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0n);
}

/** A list that a file names without calling it anything is known by its code. */
export async function addPriceLists(db: Database, codes: readonly string[]): Promise<void> {
  await sql`
    insert into price_list (code, label) select code, code from unnest(${codes}::text[]) as given(code)
    on conflict do nothing`.execute(db);
}

/** Prices of their own that these lists hold: pack price by list and article. */
export async function selectListPrices(
  db: Database,
  rows: readonly Pick<ListPriceRow, 'price_list' | 'article_sku'>[],
): Promise<{ price_list: string; article_sku: string; pack_ht_cents: number }[]> {
  const found = await sql<{ price_list: string; article_sku: string; pack_ht_cents: number }>`
    select price_list, article_sku, pack_ht_cents from price_list_price
    join unnest(${rows.map((row) => row.price_list)}::text[], ${rows.map((row) => row.article_sku)}::text[])
      as given(price_list, article_sku) using (price_list, article_sku)`.execute(db);
  return found.rows;
}

/** Of the lists that a full file names, in `import_line` by list, group and article: what no line of it says. */
export async function deleteUnnamedTerms(
  db: Database,
  sign: string,
): Promise<{ removed: number; of: number }> {
  const named = sql`select distinct split_part(key, ${sign}, 1) from import_line`;
  const found = await sql<{ of: number }>`
    select ((select count(*) from price_list_price where price_list in (${named}))
      + (select count(*) from price_list_discount where price_list in (${named})))::integer as of`.execute(
    db,
  );
  const prices = await sql`
    delete from price_list_price as held where price_list in (${named}) and not exists (
      select from import_line where key = held.price_list || ${sign} || ${sign} || held.article_sku)`.execute(
    db,
  );
  const discounts = await sql`
    delete from price_list_discount as held where price_list in (${named}) and not exists (
      select from import_line where key = held.price_list || ${sign} || held.price_group || ${sign})`.execute(
    db,
  );
  const removed = Number((prices.numAffectedRows ?? 0n) + (discounts.numAffectedRows ?? 0n));
  return { removed, of: found.rows[0]?.of ?? 0 };
}

/** By client code, with the list it buys by. */
export async function companiesOf(
  db: Database,
  clientCodes: readonly string[],
): Promise<ReadonlyMap<string, { id: number; list: string }>> {
  const found = await sql<{ client_code: string; id: number; list: string }>`
    select client_code, id, price_list as list from company where client_code = any(${clientCodes}::text[])`.execute(
    db,
  );
  return new Map(found.rows.map(({ client_code: code, ...company }) => [code, company]));
}

/** What lists that this file has brought say by other files; the first few. */
export async function selectTermsOfOthers(db: Database, image: string): Promise<string[]> {
  const found = await sql<{ told: string }>`
    with brought as (
      select key as list from import_image where image = ${image} and table_name = 'price_list' and before is null
    ), terms as (
      select 'price_list_discount' as name, price_list, price_group as of from price_list_discount
      union all select 'price_list_price', price_list, article_sku from price_list_price
    )
    select price_list || ' ' || of as told from terms join brought on list = price_list
    where not exists (
      select from import_image
      where image = ${image} and table_name = name and key = price_list || chr(31) || of)
    order by 1 limit 5`.execute(db);
  return found.rows.map(({ told }) => told);
}
