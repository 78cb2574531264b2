// Rows of an order: 3 lines on average; those of the last half year, which this shop took itself, have besides 4 changes of
// status, 2 parts a line, a hand-over, a notice to the store, a cart, of cards a payment. The older ones were brought in by
// file, with the one status they had.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import { withoutIndexes } from './bulk.ts';
import { FIRST_ORDER, LATELY } from './fill-orders.ts';

export async function fillOrderRows(db: Database): Promise<void> {
  const nthFromId = sql`(orders.id - ${FIRST_ORDER})`;
  const lately = sql`orders.id > ${FIRST_ORDER} and orders.placed_at > ${LATELY}`;
  const isOpen = sql`orders.status = 'EN_ATTENTE'`;
  await withoutIndexes(db, 'order_line', () =>
    sql`
      insert into order_line (order_id, position, article_sku, parent_sku, name, conditioning, color, pricing_unit, quantity,
        unit_ht_cents, row_ht_cents, tax_rate, from_stock, stock_place, prepared, handed_over)
      select orders.id, at, sku, parent_sku, name, conditioning, color, pricing_unit, 2, 2000, 4000, 2000, 2,
        shop_code, case when ${isOpen} then 0 else 2 end, case when ${isOpen} then 0 else 2 end
      from orders cross join lateral generate_series(1, 1 + orders.id % 5) at
        join growth_article on growth_article.n
          = floor(pow((hashint4(orders.id * 8 + at) & 1048575) / 1048576::float8, 3) * (select count(*) from growth_article))::int
      where orders.id > ${FIRST_ORDER} order by orders.id, at`.execute(db),
  );
  await withoutIndexes(db, 'order_status_change', () =>
    sql`
      insert into order_status_change (order_id, from_status, to_status, at, author)
      select orders.id, case at when 1 then null when 2 then 'EN_ATTENTE' when 3 then 'EN_PREPARATION' else 'DISPONIBLE' end,
        case at when 1 then 'EN_ATTENTE' when 2 then 'EN_PREPARATION' when 3 then 'DISPONIBLE' else status end,
        placed_at + (at - 1) * interval '40 minutes', 'client'
      from orders cross join lateral
        generate_series(1, case when placed_at > ${LATELY} and not ${isOpen} then 4 else 1 end) at
      where orders.id > ${FIRST_ORDER} order by orders.id, at`.execute(db),
  );
  await withoutIndexes(db, 'order_part', () =>
    sql`
      insert into order_part (order_id, line_id, nth, kind, quantity, at, author)
      select order_line.order_id, order_line.id, nth, case nth when 1 then 'PREPARED' else 'HANDED_OVER' end, 2,
        placed_at + nth * interval '1 hour', 'magasin'
      from orders join order_line on order_line.order_id = orders.id, generate_series(1, 2) nth
      where ${lately} and not ${isOpen} order by order_line.id, nth`.execute(db),
  );
  await withoutIndexes(db, 'hand_over', () =>
    sql`
      insert into hand_over (order_id, nth, at, proven_by)
      select id, 2, placed_at + interval '2 hours', 'name' from orders where ${lately} and not ${isOpen}
      order by id`.execute(db),
  );
  await withoutIndexes(db, 'order_notice', () =>
    sql`
      insert into order_notice (order_id, kind, at, sent_to)
      select id, 'placed', placed_at, 'vb@valbrune.example' from orders where ${lately} order by id`.execute(
      db,
    ),
  );
  await withoutIndexes(db, 'payment', () =>
    sql`
      insert into payment (id, order_id, provider, amount_cents, currency, created_at)
      select gen_random_uuid(), id, 'demo', total_ttc_cents, 'EUR', placed_at
      from orders where ${lately} and payment_method = 'card' order by id`.execute(db),
  );
  await withoutIndexes(db, 'pickup_code', () =>
    sql`
      insert into pickup_code (order_id, code)
      select id, translate(lpad(to_hex(${nthFromId}), 6, '0'), '0123456789abcdef', '34679BCDFGHJKLMN')
      from orders where ${lately} and ${isOpen} and delivery_mode = 'EMP'`.execute(db),
  );
}
