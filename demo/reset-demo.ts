// Puts the demo back as it was on its first day, whatever visitors have done to it.
import { announceCatalogueChange } from '@nuancier/api/database/announce-catalogue-change.ts';
import { emptyTables } from '@nuancier/api/database/empty-tables.ts';
import type { DatabasePool, Tables } from '@nuancier/api/database/tables.ts';
import { loadDemo, type DemoOptions } from './load-demo.ts';

const WRITTEN_BY_THE_DEMO: readonly (keyof Tables)[] = [
  'site',
  'shop',
  'content_page',
  'content_version',
  'content_draft',
  'content_block',
  'category',
  'product',
  'product_category',
  'article',
  'colour',
  'tint_supplement',
  'url_rewrite',
  'public_price',
  'price_history',
  'price_list',
  'price_list_discount',
  'price_list_price',
  'special_condition',
  'stock',
  'stock_movement',
  'stock_place',
  'establishment',
  'company',
  'customer',
  'customer_address',
  'staff',
  'newsletter_subscription',
  'orders',
  'order_counter',
  'quotation',
  'invoice',
  'payment_event',
  'idempotency_key',
  'coupon',
  'product_review',
  'campaign',
  'search_count',
  'outbox',
];

const NOT_A_DEMO = 'Cette base ne contient pas la démonstration\u00A0: rien n’a été effacé.';

/** A database that was never filled with the demo is left alone: it may hold real data. */
export async function resetDemo(db: DatabasePool, options: DemoOptions): Promise<void> {
  const note = await db
    .selectFrom('operator_note')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  if (note === undefined) throw new Error(NOT_A_DEMO);
  await db.transaction().execute(async (emptying) => {
    // Whatever hangs on these rows (carts, orders) belongs to the demo too and goes with them.
    await emptyTables(emptying, WRITTEN_BY_THE_DEMO);
    // Cut short before the load is done, the next start must know that the demo is not there.
    await emptying.deleteFrom('operator_note').where('name', '=', 'demo').execute();
    await announceCatalogueChange(emptying);
  });
  await loadDemo(db, options);
}
