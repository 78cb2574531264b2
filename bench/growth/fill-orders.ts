// Orders of three years, of customers drawn by chance, and of one who comes again and again.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import { withoutIndexes } from './bulk.ts';
import { FIRST_PERSON } from './fill-people.ts';
import { ORDERS_OF_ONE, YEARS } from './sizes.ts';
import type { GrowthSize } from './sizes.ts';

/** Of the demo's own orders, which come before. */
export const FIRST_ORDER = 1_000;
/** One in three hundred is open: those of three days. */
const OPEN_SHARE = 0.003;
export const LATELY = sql`now() - interval '182 days'`;

export async function fillOrders(db: Database, { orders, customers }: GrowthSize, faithful: number) {
  await withoutIndexes(db, 'orders', () =>
    sql`
      insert into orders (id, number, cart_id, customer_id, company_id, buyer_name, email, shop_code, delivery_mode,
        order_origin, status, payment_method, payment_state, purchase_ref, goods_ht_cents, discount_ht_cents,
        shipping_ht_cents, total_ht_cents, tax_cents, total_ttc_cents, billing_address, placed_at, promised_at, received_at)
        overriding system value
      select ${FIRST_ORDER} + nth, 'W' || to_char(placed, 'YY') || lpad(nth::text, 8, '0'),
        case when placed > ${LATELY} then 'growth_' || lpad(nth::text, 20, '0') end, customer.id, customer.company_id,
        customer.firstname || ' ' || customer.lastname, customer.email, 'VB' || lpad((1 + nth * 7 % 260)::text, 3, '0'),
        case when nth % 4 = 0 then 'LIV' else 'EMP' end, 'SW',
        case when nth > ${orders}::int * (1 - ${OPEN_SHARE}::float8) then 'EN_ATTENTE' when nth % 50 = 0 then 'ANNULEE'
          when nth % 4 = 0 then 'LIVREE' else 'RETIREE' end,
        case when nth % 5 < 2 then 'card' else 'at_store' end, case when nth % 5 < 2 then 'paid' else 'due' end,
        case when nth % 3 = 0 then 'Chantier ' || nth % 9000 end, 12000, 0, 0, 12000, 2400, 14400,
        jsonb_build_object('firstname', customer.firstname, 'lastname', customer.lastname, 'street',
          jsonb_build_array('4 rue des Lices'), 'postcode', '35000', 'city', 'Rennes', 'country_code', 'FR', 'telephone',
          customer.mobile),
        placed, case when nth % 4 > 0 then placed + interval '2 hours' end, placed
      from (
        select nth, now() - (${orders}::int - nth) * (interval '1 day' * ${YEARS * 365}::int / ${orders}::int) as placed,
          case when nth % ${orders / ORDERS_OF_ONE}::int = 0 then ${faithful}::int
            else ${FIRST_PERSON}::int + 1 + (hashint4(nth) & 2147483647) % ${customers}::int end as buyer
        from generate_series(1, ${orders}::int) nth) drawn
        join customer on customer.id = buyer order by nth`.execute(db),
  );
  await sql`select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))`.execute(db);
}
