// Withdrawals as the staff pay them back: within a reach, by the day they are due.
import { sql } from 'kysely';
import type { WithdrawalState } from '@nuancier/contract/gestion-types.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { Database } from '../../database/tables.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';

export type DeskWithdrawal = {
  id: number;
  state: ReturnState;
  number: string;
  buyerName: string;
  email: string;
  store: string;
  declaredAt: Date;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  status: OrderStatus;
  lineIds: number[];
  role: Role | null;
  hasCompany: boolean;
};

/** Neither paid back, nor refused, nor without an object. */
export const OPEN = sql`withdrawal.state not in ('refunded', 'refused', 'cancelled')`;

export async function selectWithdrawals(
  db: Database,
  reach: DeskReach,
  { which, after, limit }: { which: WithdrawalState; after: number | null; limit: number },
): Promise<DeskWithdrawal[]> {
  const [way, beyond] = which === 'a_rembourser' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const state = {
    a_rembourser: OPEN,
    remboursees: sql`withdrawal.state = 'refunded'`,
    refusees: sql`withdrawal.state in ('refused', 'cancelled')`,
  }[which];
  const place =
    after === null
      ? sql`true`
      : sql`(withdrawal.declared_at, withdrawal.id) ${beyond}
          (select last.declared_at, last.id from withdrawal last where last.id = ${after})`;
  const found = await sql<DeskWithdrawal>`
    select withdrawal.id, withdrawal.state, orders.number, orders.buyer_name as "buyerName", orders.email::text as email,
      coalesce(shop.title_label, orders.shop_code) as store, withdrawal.declared_at as "declaredAt",
      orders.payment_method as "paymentMethod", orders.payment_state as "paymentState",
      orders.status, withdrawal.line_ids as "lineIds", customer.role,
      orders.company_id is not null or customer.company_id is not null as "hasCompany"
    from withdrawal join orders on orders.id = withdrawal.order_id
      left join customer on customer.id = orders.customer_id
      left join shop on shop.code = orders.shop_code
    where ${state} and ${withinReach(reach)} and ${place}
    order by withdrawal.declared_at ${way}, withdrawal.id ${way} limit ${limit}`.execute(db);
  return found.rows;
}
