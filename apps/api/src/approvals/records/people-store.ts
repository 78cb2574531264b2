import { sql } from 'kysely';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { approvesOn } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import type { Person } from './approval-record.ts';

const PERSON = sql`id, prefix as civility, firstname, lastname, email::text as email,
  is_notification_order as "wantsMail"`;

/** The heads of the company, the sub-account's own first; then the accounts they appointed, while appointed. */
export async function selectApprovers(
  db: Database,
  { companyId, customerId }: { companyId: number; customerId: number },
  now: Date,
): Promise<Person[]> {
  const found = await sql<Person>`
    select ${PERSON} from customer
    where company_id = ${companyId} and is_active and is_proven and id <> ${customerId}
      and (role = 'Dirigeant' or (role = 'Subaccount' and is_view_price
        and ${approvesOn(localMoment(now).date)}))
    order by role = 'Dirigeant' desc, id = (select parent_id from customer where id = ${customerId}) desc nulls last, id`.execute(
    db,
  );
  return found.rows;
}

export async function selectPerson(db: Database, id: number): Promise<Person | undefined> {
  const found = await sql<Person>`select ${PERSON} from customer where id = ${id} and is_active`.execute(db);
  return found.rows[0];
}

/** Last day of an account's appointment as decider; null without an end. */
export async function selectLastDay(db: Database, id: number): Promise<string | null> {
  const found = await sql<{ day: string | null }>`
    select to_char(approves_until, 'YYYY-MM-DD') as day from customer where id = ${id}`.execute(db);
  return found.rows[0]?.day ?? null;
}

/** Until the transaction ends. */
export async function lockCustomer(db: Database, id: number): Promise<void> {
  await sql`select from customer where id = ${id} for update`.execute(db);
}
