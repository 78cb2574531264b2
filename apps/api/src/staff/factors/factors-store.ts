import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type HeldFactors = {
  email: string;
  totp_secret: Buffer | null;
  totp_pending: Buffer | null;
  totp_step: string | null;
  is_demo: boolean;
};

/** Locked until the transaction ends: of two codes sent at once one counts. */
export async function lockFactors(db: Database, staffId: number): Promise<HeldFactors | undefined> {
  const found = await sql<HeldFactors>`
    select email::text as email, totp_secret, totp_pending, totp_step::text, is_demo from staff
    where id = ${staffId} for update`.execute(db);
  return found.rows[0];
}

export async function selectHasTotp(db: Database, staffId: number): Promise<boolean> {
  const held = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('totp_secret', 'is not', null)
    .executeTakeFirst();
  return held !== undefined;
}

export async function writeTotpStep(db: Database, staffId: number, step: number): Promise<void> {
  await db.updateTable('staff').set({ totp_step: step }).where('id', '=', staffId).execute();
}

export async function writePendingTotp(db: Database, staffId: number, pending: Buffer): Promise<void> {
  await db.updateTable('staff').set({ totp_pending: pending }).where('id', '=', staffId).execute();
}

/** From now on the codes are those of the secret that was pending. */
export async function confirmTotp(
  db: Database,
  staffId: number,
  { secret, step }: { secret: Buffer; step: number },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_secret: secret, totp_pending: null, totp_step: step })
    .where('id', '=', staffId)
    .execute();
}
