// Puts the demo back as it was on its first day, whatever visitors have done to it.
import { sql, type Kysely } from 'kysely';
import { announceCatalogueChange } from '@nuancier/api/database/announce-catalogue-change.ts';
import type { Tables } from '@nuancier/api/database/tables.ts';
import { loadDemo, type DemoOptions } from './load-demo.ts';

const WRITTEN_BY_THE_DEMO: readonly (keyof Tables)[] = [
  'site',
  'shop',
  'content_page',
  'content_block',
  'category',
  'product',
  'product_category',
  'article',
  'colour',
  'public_price',
  'company',
  'customer',
  'customer_address',
];

/** A shop that was never filled with the demo is left alone: its data is somebody's. */
export async function resetDemo(db: Kysely<Tables>, options: DemoOptions): Promise<void> {
  const note = await db
    .selectFrom('operator_note')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  if (note === undefined)
    throw new Error('Cette base ne contient pas la démonstration : rien n’a été effacé.');
  await db.transaction().execute(async (emptying) => {
    const tables = sql.join(WRITTEN_BY_THE_DEMO.map((table) => sql.table(table)));
    // Whatever hangs on these rows (carts, orders) belongs to the demo too and goes with them.
    await sql`truncate ${tables} restart identity cascade`.execute(emptying);
    await announceCatalogueChange(emptying);
  });
  await loadDemo(db, options);
}
