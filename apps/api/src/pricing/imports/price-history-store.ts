// Every public price ever offered. Struck prices are derived from it.
import { sql } from 'kysely';
import { upsertRows, type UpsertTarget } from '../../database/upsert-rows.ts';
import type { Database } from '../../database/tables.ts';

export type HistoryRow = {
  article_sku: string;
  kind: 'LIST' | 'REDUCTION';
  valid_from: string;
  valid_to: string | null;
  pack_ht_cents: number;
  unit_ht: number;
};

const PRICE_HISTORY: UpsertTarget<HistoryRow> = {
  table: 'price_history',
  key: ['article_sku', 'kind', 'valid_from'],
  columns: {
    article_sku: 'text',
    kind: 'text',
    valid_from: 'date',
    valid_to: 'date',
    pack_ht_cents: 'integer',
    unit_ht: 'numeric(12,4)',
  },
};

/** The last price of a day counts for that day. */
export async function writeHistory(db: Database, rows: readonly HistoryRow[]): Promise<void> {
  await upsertRows(db, PRICE_HISTORY, rows);
}

/** Yesterday was the last day of what was offered until now; what had not begun never was. */
export async function endHistory(
  db: Database,
  kind: HistoryRow['kind'],
  skus: readonly string[],
  today: string,
): Promise<void> {
  if (skus.length === 0) return;
  await sql`
    delete from price_history
    where article_sku = any(${skus}::text[]) and kind = ${kind} and valid_from >= ${today}::date`.execute(db);
  await sql`
    update price_history set valid_to = ${today}::date - 1
    where article_sku = any(${skus}::text[]) and kind = ${kind}
      and (valid_to is null or valid_to >= ${today}::date)`.execute(db);
}
