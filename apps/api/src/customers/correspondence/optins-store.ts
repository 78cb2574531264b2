import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { OptinKind } from './optin-texts.ts';

export type OptinRecord = { kind: OptinKind; granted: boolean; chosen_at: Date };
export type OptinChoice = { kind: OptinKind; granted: boolean; text: string };

/** The newest choice of each kind. */
export async function selectOptins(db: Database, customerId: number): Promise<OptinRecord[]> {
  const found = await sql<OptinRecord>`
    select distinct on (kind) kind, granted, chosen_at from customer_optin
    where customer_id = ${customerId} order by kind, id desc`.execute(db);
  return found.rows;
}

export async function insertOptins(
  db: Database,
  customerId: number,
  choices: readonly OptinChoice[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('customer_optin')
    .values(
      choices.map(({ kind, granted, text }) => ({
        customer_id: customerId,
        kind,
        granted,
        consent_text: text,
        chosen_at: now,
      })),
    )
    .execute();
}

export async function selectCustomerEmail(db: Database, customerId: number): Promise<string> {
  const { email } = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Gives the customer's number when the address is a customer's. */
export async function markSubscribed(
  db: Database,
  email: string,
  subscribed: boolean,
): Promise<number | undefined> {
  const marked = await db
    .updateTable('customer')
    .set({ is_subscribed: subscribed })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return marked?.id;
}
