// Customers: one in five buys for a company, a tenth have a cart open.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import { withoutIndexes } from './bulk.ts';

const LASTNAMES =
  "array['Kervadec', 'Martin', 'Le Goff', 'Besnard', 'Nguyen', 'Da Silva', 'Roux', 'Chevalier']";
const FIRSTNAMES =
  "array['Zoé', 'Paul', 'Léa', 'Hugo', 'Aïcha', 'Marc', 'Inès', 'Noé', 'Anne-Lise', 'Bertrand']";
/** Of the demo's own people, who come before. */
export const FIRST_PERSON = 1_000;

export async function fillPeople(db: Database, customers: number): Promise<void> {
  await withoutIndexes(db, 'company', () =>
    sql`
      insert into company (id, client_code, name, siren, siret, price_list, shop_code, credit_limit_cents, street, postcode,
        city) overriding system value
      select ${FIRST_PERSON} + nth, 'G' || lpad(nth::text, 7, '0'), 'Peintures ' || (${sql.raw(LASTNAMES)})[1 + nth % 8]
          || ' ' || nth / 8, '8' || lpad(nth::text, 8, '0'), '8' || lpad(nth::text, 13, '0'),
        (select array_agg(code order by code) from price_list)[1 + nth % 2], 'VB' || lpad((1 + nth % 260)::text, 3, '0'),
        1000000, '{12 rue des Métairies}', lpad((1000 + nth % 94000)::text, 5, '0'), 'Rennes'
      from generate_series(1, ${customers / 10}::int) nth`.execute(db),
  );
  await withoutIndexes(db, 'customer', () =>
    sql`
      insert into customer (id, company_id, role, email, firstname, lastname, mobile, current_shop_code, created_at,
        last_seen_at) overriding system value
      select ${FIRST_PERSON} + nth, case when nth % 5 = 0 then ${FIRST_PERSON} + 1 + (nth / 5) % ${customers / 10}::int end,
        case when nth % 5 = 0 then 'Dirigeant' end, 'client' || nth || '@exemple.fr',
        (${sql.raw(FIRSTNAMES)})[1 + nth % 10], (${sql.raw(LASTNAMES)})[1 + (nth / 10) % 8] || case when nth % 3 = 0 then '' else
          '-' || chr(65 + nth % 26) || chr(97 + nth / 26 % 26) || chr(97 + nth / 676 % 26) || chr(97 + nth / 17576 % 26) end,
        '06' || lpad(nth::text, 8, '0'), 'VB' || lpad((1 + nth % 260)::text, 3, '0'), now() - (nth % 1000) * interval '1 day',
        now() - (nth % 900) * interval '1 day'
      from generate_series(1, ${customers}::int) nth`.execute(db),
  );
  await withoutIndexes(db, 'customer_address', () =>
    sql`
      insert into customer_address (customer_id, firstname, lastname, street, postcode, city, telephone, default_shipping,
        default_billing)
      select id, firstname, lastname, '{4 rue des Lices}', '35000', 'Rennes', mobile, true, true
      from customer where id > ${FIRST_PERSON}`.execute(db),
  );
  await sql`select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company)),
    setval(pg_get_serial_sequence('customer', 'id'), (select max(id) from customer))`.execute(db);
}
