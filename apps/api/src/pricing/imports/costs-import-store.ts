import { sql } from 'kysely';
import { upsertCounting } from '../../database/upsert-rows.ts';
import type { Upserted, UpsertTarget } from '../../database/upsert-rows.ts';
import type { Database } from '../../database/tables.ts';

export type CostRow = { article_sku: string; since: string; pack_ht_cents: number };

const COSTS: UpsertTarget<CostRow> = {
  table: 'article_cost',
  key: ['article_sku', 'since'],
  columns: { article_sku: 'text', since: 'date', pack_ht_cents: 'integer' },
};

export async function upsertCosts(db: Database, rows: readonly CostRow[]): Promise<Upserted> {
  return upsertCounting(db, COSTS, rows);
}

/** What each of these articles costs already on the day of its row; absent where nothing is known of that day. */
export async function selectCostsOn(
  db: Database,
  rows: readonly CostRow[],
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ sku: string; cents: number }>`
    select distinct on (article_sku) article_sku as sku, cost.pack_ht_cents as cents
    from unnest(${rows.map((row) => row.article_sku)}::text[], ${rows.map((row) => row.since)}::date[]) as given(sku, day)
      join article_cost cost on cost.article_sku = given.sku and cost.since <= given.day
    order by article_sku, since desc`.execute(db);
  return new Map(found.rows.map(({ sku, cents }) => [sku, cents]));
}
