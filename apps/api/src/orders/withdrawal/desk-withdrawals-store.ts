// Withdrawals as the staff pay them back: within a reach, by the day they are due.
import { sql } from 'kysely';
import type { WithdrawalState, WithdrawalStep } from '@nuancier/contract/gestion-types.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { Database } from '../../database/tables.ts';
import { MOST_COUNTED } from '../desk/desk-orders-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import { atDesk, holds } from '../desk/desk-search-store.ts';

export type DeskWithdrawal = {
  id: number;
  state: ReturnState;
  number: string;
  buyerName: string;
  email: string;
  store: string;
  declaredAt: Date;
  openedBy: string | null;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  status: OrderStatus;
  lineIds: number[];
  role: Role | null;
  hasCompany: boolean;
};

/** Neither paid back, nor refused, nor without an object. */
export const OPEN = sql`withdrawal.state not in ('refunded', 'refused', 'cancelled')`;

const IN_STATE = {
  a_rembourser: OPEN,
  remboursees: sql`withdrawal.state = 'refunded'`,
  refusees: sql`withdrawal.state in ('refused', 'cancelled')`,
} as const satisfies Record<WithdrawalState, unknown>;

export const AT_STEP = {
  demande: sql`withdrawal.state = 'requested'`,
  attendu: sql`withdrawal.state in ('awaited', 'partly_received')`,
  recu: sql`withdrawal.state = 'received'`,
} as const satisfies Record<WithdrawalStep, unknown>;

/** `words`: each must be found in the order; `store`: null for every one. */
export type WithdrawalFilter = {
  which: WithdrawalState;
  step: WithdrawalStep | null;
  words: readonly string[];
  store: string | null;
};

export async function selectWithdrawals(
  db: Database,
  reach: DeskReach,
  { which, step, words, store, after, limit }: WithdrawalFilter & { after: number | null; limit: number },
): Promise<DeskWithdrawal[]> {
  const [way, beyond] = which === 'a_rembourser' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const place =
    after === null
      ? sql`true`
      : sql`(withdrawal.declared_at, withdrawal.id) ${beyond}
          (select last.declared_at, last.id from withdrawal last where last.id = ${after})`;
  const atStep = step === null ? [] : [AT_STEP[step]];
  const tests = [IN_STATE[which], atDesk(reach, store), place, ...atStep, ...words.map(holds)];
  const found = await sql<DeskWithdrawal>`
    select withdrawal.id, withdrawal.state, orders.number, orders.buyer_name as "buyerName", orders.email::text as email,
      coalesce(shop.title_label, orders.shop_code) as store, withdrawal.declared_at as "declaredAt",
      withdrawal.opened_by as "openedBy",
      orders.payment_method as "paymentMethod", orders.payment_state as "paymentState",
      orders.status, withdrawal.line_ids as "lineIds", customer.role,
      orders.company_id is not null or customer.company_id is not null as "hasCompany"
    from withdrawal join orders on orders.id = withdrawal.order_id
      left join customer on customer.id = orders.customer_id
      left join shop on shop.code = orders.shop_code
    where ${sql.join(tests, sql` and `)}
    order by withdrawal.declared_at ${way}, withdrawal.id ${way} limit ${limit}`.execute(db);
  return found.rows;
}

/** Counted no further than one above `MOST_COUNTED`. */
export async function countWithdrawals(
  db: Database,
  reach: DeskReach,
  { store, states }: { store: string | null; states: readonly WithdrawalState[] },
): Promise<number[]> {
  const counts = states.map(
    (state) => sql`(select count(*)::int from (
      select from withdrawal join orders on orders.id = withdrawal.order_id
      where ${IN_STATE[state]} and ${atDesk(reach, store)} limit ${MOST_COUNTED + 1}) counted)`,
  );
  const found = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return found.rows[0]?.counts ?? [];
}
