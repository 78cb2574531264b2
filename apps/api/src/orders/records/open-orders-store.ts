// Which orders a store has something to do for: one condition for its lists, its counter and what it is reminded of.
import { sql } from 'kysely';
import { IDLE_PAYMENTS } from '@nuancier/domain/orders/payment-state.ts';

/** Word for word the condition of the indexes of open orders. */
export const OPEN = sql`orders.status not in ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE')`;

const idle = sql.join(IDLE_PAYMENTS.map((state) => sql.lit(state)));

/** All of its money is back with its customer, and some of it stands apart in the store: it goes back to the shelf. */
export const TO_PUT_BACK = sql`orders.payment_state = 'refunded' and exists (select from order_line line
  where line.order_id = orders.id and line.prepared + line.picked > line.handed_over)`;

/** The bank and its company have agreed, and its customer has not all of the money back. */
export const FOR_THE_STORE = sql`orders.payment_state not in (${idle}) and not orders.waiting_for_approval`;
