import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function replacePasswordLink(
  db: Database,
  link: { customerId: number | null; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into password_link (customer_id, token_hash, expires_at)
    select id, ${link.hash}, ${link.expiresAt}::timestamptz from customer where id = ${link.customerId}
    on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export async function selectPasswordLink(
  db: Database,
  { hash, email, now }: { hash: Buffer; email: string; now: Date },
): Promise<{ id: number } | undefined> {
  const found = await sql<{ id: number }>`
    select customer.id from password_link link
    join customer on customer.id = link.customer_id and customer.is_active
    where link.token_hash = ${hash} and link.expires_at > ${now} and customer.email = ${email}::citext`.execute(
    db,
  );
  return found.rows[0];
}

export async function deletePasswordLink(db: Database, hash: Buffer): Promise<boolean> {
  const gone = await db.deleteFrom('password_link').where('token_hash', '=', hash).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

export async function deletePasswordLinksOf(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('password_link').where('customer_id', '=', customerId).execute();
}
