// An order in a few words, for the event log; read again after the change, in the transaction that made it.
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import { paymentKnown } from '@nuancier/domain/orders/payment-state.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { EventData } from '../../events/events.ts';

export type OrderFacts = EventData<'order.placed'>;

type Row = Omit<OrderFacts, 'placed_at' | 'promised_at'> & { placed_at: Date; promised_at: Date | null };

export async function selectOrderFacts(db: Database, number: string): Promise<OrderFacts> {
  const found = await sql<Row>`
    select number as order_number, status, payment_method, payment_state, delivery_mode, order_origin,
      orders.shop_code, company.client_code, customer_id, placed_at, promised_at,
      to_char(delivery_on, 'YYYY-MM-DD') as delivery_on, 'EUR' as currency,
      total_ht_cents::float8 as total_ht_cents, tax_cents::float8 as tax_cents,
      total_ttc_cents::float8 as total_ttc_cents,
      (select count(*)::int from order_line where order_id = orders.id) as line_count
    from orders left join company on company.id = orders.company_id
    where number = ${number}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) throw new Error(`The order ${number} is not there to be told of`);
  const { status, payment_method: paymentMethod, payment_state: paymentState } = row;
  return {
    ...row,
    payment_state: paymentKnown({ paymentMethod, paymentState, isReceived: statusFacts(status).isReceived }),
    placed_at: row.placed_at.toISOString(),
    promised_at: row.promised_at?.toISOString() ?? null,
  };
}

/** By order number; none for a private customer or a visitor. */
export async function selectClientCodes(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ number: string; client_code: string }>`
    select number, client_code from orders join company on company.id = orders.company_id
    where number = any(${numbers}::text[])`.execute(db);
  return new Map(found.rows.map(({ number, client_code: code }) => [number, code]));
}
