import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function replaceConfirmation(
  db: Database,
  link: { customerId: number; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into email_confirmation (customer_id, token_hash, expires_at)
    values (${link.customerId}, ${link.hash}, ${link.expiresAt})
    on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    db,
  );
}

/** The account that is confirmed from now on; undefined when the link is invalid or the account closed. */
export async function useConfirmation(
  db: Database,
  { hash, email, now }: { hash: Buffer; email: string | null; now: Date },
): Promise<number | undefined> {
  const confirmed = await sql<{ id: number }>`
    with used as (
      delete from email_confirmation link using customer
      where link.token_hash = ${hash} and link.expires_at > ${now} and customer.id = link.customer_id
        and customer.is_active and (${email}::citext is null or customer.email = ${email}::citext)
      returning link.customer_id)
    update customer set is_confirmed = true from used where customer.id = used.customer_id
    returning customer.id`.execute(db);
  return confirmed.rows[0]?.id;
}

/** Whether the account is one that waits for its owner's click. */
export async function awaitsConfirmation(db: Database, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('email_confirmation')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}
