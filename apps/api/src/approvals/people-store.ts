import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Person } from './approval-record.ts';

const PERSON = sql`id, firstname, lastname, email::text as email, is_notification_order as "wantsMail"`;

/** The heads of the company; the one a sub-account answers to comes first. */
export async function selectApprovers(
  db: Database,
  { companyId, customerId }: { companyId: number; customerId: number },
): Promise<Person[]> {
  const found = await sql<Person>`
    select ${PERSON} from customer
    where company_id = ${companyId} and role = 'Dirigeant' and is_active and is_proven and id <> ${customerId}
    order by id = (select parent_id from customer where id = ${customerId}) desc nulls last, id`.execute(db);
  return found.rows;
}

export async function selectPerson(db: Database, id: number): Promise<Person | undefined> {
  const found = await sql<Person>`select ${PERSON} from customer where id = ${id} and is_active`.execute(db);
  return found.rows[0];
}
