import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import { AT_STEP, OPEN } from './desk-withdrawals-store.ts';

/** `isConsumer` of the domain, of the order and the account it was placed with. */
const IS_CONSUMERS = sql`(orders.company_id is null and customer.company_id is null and customer.role is null)`;
const DECLARED_ON = sql`(declared_at at time zone 'Europe/Paris')::date`;

const open = (reach: DeskReach) => sql`withdrawal join orders on orders.id = withdrawal.order_id
  left join customer on customer.id = orders.customer_id
  where ${OPEN} and ${withinReach(reach)}`;

/** Still open, however long: the money is owed. `day`: on which it was declared, of a consumer's. */
export function selectOpenWithdrawals(db: Database, reach: DeskReach): Promise<Waiting> {
  return selectWaiting(db, COLUMNS, sql`${open(reach)} order by declared_at, withdrawal.id`);
}

/** Of these, the ones whose goods are back. */
export function selectReceivedReturns(db: Database, reach: DeskReach): Promise<Waiting> {
  return selectWaiting(
    db,
    COLUMNS,
    sql`${open(reach)} and ${AT_STEP.recu} order by declared_at, withdrawal.id`,
  );
}

const COLUMNS = {
  key: sql`withdrawal.id`,
  title: sql`orders.number`,
  detail: sql`orders.buyer_name`,
  at: sql`declared_at`,
  day: sql`case when ${IS_CONSUMERS} then ${DECLARED_ON} end`,
};

/** The French day on which the oldest of the consumers' was declared. */
export async function selectFirstConsumersDay(db: Database, reach: DeskReach): Promise<string | null> {
  const found = await sql<{ day: string | null }>`
    select min(${DECLARED_ON})::text as day from ${open(reach)} and ${IS_CONSUMERS}`.execute(db);
  return found.rows[0]?.day ?? null;
}
