// What orders leave behind elsewhere, for as long as each is kept: events, the log, mails, movements of stock, invoices.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import { EVENT_DAYS } from '@nuancier/api/events/forget-old-events.ts';
import { withoutIndexes } from './bulk.ts';
import { FIRST_ORDER } from './fill-orders.ts';

const since = (days: number) =>
  sql`orders.id > ${FIRST_ORDER} and orders.placed_at > now() - ${days}::int * interval '1 day'`;

export async function fillTraces(db: Database): Promise<void> {
  await withoutIndexes(db, 'event', () =>
    sql`
      insert into event (position, event_id, type, version, subject, at, data)
      select (select position from event_head) + row_number() over (order by orders.id, at), gen_random_uuid(),
        case at when 1 then 'order.placed' else 'order.status_changed' end, 1, 'order/' || number,
        placed_at + at * interval '1 hour',
        jsonb_build_object('number', number, 'store', shop_code, 'status', status, 'total_ttc_cents', total_ttc_cents)
      from orders, generate_series(1, 2) at where ${since(EVENT_DAYS)} order by orders.id, at`.execute(db),
  );
  await sql`update event_head set position = (select max(position) from event)`.execute(db);
  await withoutIndexes(db, 'audit_entry', () =>
    sql`
      insert into audit_entry (at, event, staff_id, request_id, details)
      select placed_at + interval '1 hour', 'order-prepared', 5, 'mesure',
        jsonb_build_object('number', number, 'store', shop_code)
      from orders where ${since(365)} order by id`.execute(db),
  );
  await withoutIndexes(db, 'outbox', () =>
    sql`
      insert into outbox (id, kind, payload, created_at, next_try_at, tries, sent_at, order_number)
      select gen_random_uuid(), 'mail', jsonb_build_object('to', email, 'subject', 'Votre commande ' || number), placed_at,
        placed_at, 1, placed_at, number
      from orders, generate_series(1, 3) at where ${since(30)} order by orders.id`.execute(db),
  );
  await withoutIndexes(db, 'stock_movement', () =>
    sql`
      insert into stock_movement (at, read_at, booked_at, packs, kind, reference, article_sku, shop_code)
      select distinct on (orders.id, article_sku) placed_at, null::timestamptz, null::timestamptz, -quantity, 'sale', number,
        article_sku, shop_code
      from orders join order_line on order_line.order_id = orders.id where ${since(7)}`.execute(db),
  );
  await withoutIndexes(db, 'invoice', () =>
    sql`
      insert into invoice (type, number, company_id, customer_id, order_number, issued_on, due_on, total_ht_cents,
        tax_cents, total_ttc_cents, balance_ttc_cents, billing)
      select 'FACTURE', 'F' || number, company_id, customer_id, number, placed_at::date, placed_at::date + 45, total_ht_cents,
        tax_cents, total_ttc_cents, 0, billing_address
      from orders where ${since(4000)} and company_id is not null and status in ('RETIREE', 'LIVREE') order by id`.execute(
      db,
    ),
  );
  await withoutIndexes(db, 'invoice_line', () =>
    sql`
      insert into invoice_line (invoice_id, position, article_sku, name, conditioning, color, quantity, unit_ht_cents,
        row_ht_cents, tax_rate)
      select invoice.id, position, article_sku, name, conditioning, color, quantity, unit_ht_cents, row_ht_cents, tax_rate
      from invoice join orders on orders.number = invoice.order_number join order_line on order_line.order_id = orders.id
      where ${since(4000)} order by invoice.id, position`.execute(db),
  );
}
