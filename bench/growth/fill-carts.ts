// Carts of the last months, most of them ordered.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import { withoutIndexes } from './bulk.ts';
import { FIRST_PERSON } from './fill-people.ts';
import { FIRST_ORDER } from './fill-orders.ts';

export async function fillCarts(db: Database, customers: number): Promise<void> {
  await withoutIndexes(db, 'cart', () =>
    sql`
      insert into cart (id, customer_id, shop_code, state, email, shipping_method, payment_method, created_at, updated_at)
      select cart_id, customer_id, shop_code, 'closed', email, delivery_mode, payment_method,
        placed_at - interval '20 minutes', placed_at
      from orders where id > ${FIRST_ORDER} and cart_id is not null
      union all
      select 'growth_open_' || lpad(nth::text, 16, '0'), ${FIRST_PERSON} + nth * 10,
        'VB' || lpad((1 + nth % 260)::text, 3, '0'), 'open', null, null, null, now() - (nth % 60) * interval '1 day',
        now() - (nth % 60) * interval '1 day'
      from generate_series(1, ${customers / 10}::int) nth`.execute(db),
  );
  await withoutIndexes(db, 'cart_line', () =>
    sql`
      insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity, told_ht_cents)
      select gen_random_uuid(), 'growth_open_' || lpad(nth::text, 16, '0'), at, sku, parent_sku, name, pricing_unit, 2, pack_ht
      from generate_series(1, ${customers / 10}::int) nth, generate_series(1, 2) at,
        growth_article
      where growth_article.n = (nth * 7 + at) % (select count(*) from growth_article)::int`.execute(db),
  );
}
