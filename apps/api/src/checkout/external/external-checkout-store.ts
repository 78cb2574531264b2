import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type DrawnCode = { cartId: string; sessionHash: Buffer | null };

/** Also deletes unused codes, a few at a time. */
export async function insertCode(
  db: Database,
  hash: Buffer,
  { cartId, sessionHash, now, goodSince }: DrawnCode & { now: Date; goodSince: Date },
): Promise<void> {
  await sql`
    with swept as (
      delete from external_checkout_code where code_hash in (
        select code_hash from external_checkout_code where created_at <= ${goodSince}
        limit 20 for update skip locked))
    insert into external_checkout_code (code_hash, cart_id, session_hash, created_at)
    values (${hash}, ${cartId}, ${sessionHash}, ${now})`.execute(db);
}

/** Gone once taken: of two who come at once, one finds it. */
export async function takeCode(db: Database, hash: Buffer, goodSince: Date): Promise<DrawnCode | undefined> {
  const taken = await sql<DrawnCode & { createdAt: Date }>`
    delete from external_checkout_code where code_hash = ${hash}
    returning cart_id as "cartId", session_hash as "sessionHash", created_at as "createdAt"`.execute(db);
  const code = taken.rows[0];
  return code === undefined || code.createdAt <= goodSince ? undefined : code;
}
