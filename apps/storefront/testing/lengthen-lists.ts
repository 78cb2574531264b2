import { sql } from 'kysely';
import type { TestShop } from './visit.ts';

type People = { head: string; representative: string };

/** The demo's lists fit on a page, but for orders and one company's invoices: here they go on to a second. */
export async function lengthenLists(
  { db }: Pick<TestShop, 'db'>,
  { head, representative }: People,
): Promise<void> {
  await sql`insert into quotation (number, company_id, customer_id, status, created_on, valid_until,
      total_ht_cents, tax_cents, total_ttc_cents)
    select 'D20' || to_char(nth, 'FM000000'), company_id, customer_id, status, '2020-01-02', '2020-02-01',
      total_ht_cents, tax_cents, total_ttc_cents
    from quotation, generate_series(1, 10) as nth where number = 'D26400090'`.execute(db);
  await sql`insert into product_review (product_sku, product_name, customer_id, nickname, summary, body, rating)
    select product.sku, product.name, customer.id, 'Yann', 'Bien', 'Rien à redire.', 4
    from customer, (select sku, name from product order by sku desc limit 11) as product
    where email = ${head}`.execute(db);
  await sql`with looked_after as (
      insert into customer (email, firstname, lastname)
      select 'client-' || nth || '@essai.example', 'Camille', 'Client ' || nth from generate_series(1, 20) as nth
      returning id)
    insert into portfolio (representative_id, customer_id)
    select customer.id, looked_after.id from customer, looked_after
    where customer.email = ${representative}`.execute(db);
}
