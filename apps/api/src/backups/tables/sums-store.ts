// The sums a merchant would ask for first, told by the backup and asked again of what was restored.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** By the table and column they are made of: a backup of older tables has those it has. */
const SUMS = {
  'orders.total_ttc_cents': ['orders', 'total_ttc_cents'],
  'order_line.quantity': ['order_line', 'quantity'],
  'payment.amount_cents': ['payment', 'amount_cents'],
  'payment_refund.amount_cents': ['payment_refund', 'amount_cents'],
  'invoice.total_ttc_cents': ['invoice', 'total_ttc_cents'],
  'stock.available': ['stock', 'available'],
  'event_head.position': ['event_head', 'position'],
} as const;

export async function selectSums(db: Database): Promise<Record<string, string>> {
  const known = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  const columns = new Set(known.rows.map(({ name }) => name));
  const asked = Object.entries(SUMS).filter(([, [table, column]]) => columns.has(`${table}.${column}`));
  const found = await sql<{ name: string; sum: string }>`${sql.join(
    asked.map(
      ([name, [table, column]]) =>
        sql`select ${name}::text as name, coalesce(sum(${sql.ref(column)}), 0)::text as sum from ${sql.table(table)}`,
    ),
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum]));
}
