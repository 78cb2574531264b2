import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function insertPersistentLogin(
  db: Database,
  login: { hash: Buffer; customerId: number; deviceHash: Buffer | null; now: Date },
): Promise<void> {
  await db
    .insertInto('persistent_login')
    .values({
      token_hash: login.hash,
      customer_id: login.customerId,
      created_at: login.now,
      last_used_at: login.now,
      device_hash: login.deviceHash,
    })
    .execute();
}

const mayEnter = sql`customer.is_active and customer.is_confirmed and customer.role is distinct from 'Manager'`;

/** Whose living persistent login this is; marked as used. */
export async function usePersistentLogin(
  db: Database,
  hash: Buffer,
  { now, madeSince, deviceHash }: { now: Date; madeSince: Date; deviceHash: Buffer | null },
): Promise<number | undefined> {
  const used = await sql<{ customer_id: number }>`
    update persistent_login login set last_used_at = ${now}, device_hash = coalesce(${deviceHash}::bytea, login.device_hash)
    from customer
    where login.token_hash = ${hash} and login.created_at > ${madeSince} and customer.id = login.customer_id
      and ${mayEnter}
    returning login.customer_id`.execute(db);
  return used.rows[0]?.customer_id;
}

export async function selectPersistentOwner(
  db: Database,
  hash: Buffer,
  madeSince: Date,
): Promise<string | undefined> {
  const found = await sql<{ email: string }>`
    select customer.email::text as email
    from persistent_login login join customer on customer.id = login.customer_id
    where login.token_hash = ${hash} and login.created_at > ${madeSince} and ${mayEnter}`.execute(db);
  return found.rows[0]?.email;
}

export async function deleteOldPersistentLogins(
  db: Database,
  customerId: number,
  madeBefore: Date,
): Promise<void> {
  await db
    .deleteFrom('persistent_login')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', madeBefore)
    .execute();
}
