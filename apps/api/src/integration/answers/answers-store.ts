import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type AskedBefore = { request_hash: Buffer; asked_at: Date; status: number | null; answer: unknown };
export type AskedUnder = { keyId: number; idempotencyKey: string };

/** False when something was asked under this key before. */
export async function insertAsked(
  db: Database,
  { keyId, idempotencyKey }: AskedUnder,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<boolean> {
  const made = await sql`
    insert into integration_answer (key_id, idempotency_key, request_hash, asked_at)
    values (${keyId}, ${idempotencyKey}, ${hash}, ${now}) on conflict do nothing`.execute(db);
  return made.numAffectedRows === 1n;
}

export async function selectAsked(
  db: Database,
  { keyId, idempotencyKey }: AskedUnder,
): Promise<AskedBefore | undefined> {
  const found = await sql<AskedBefore>`
    select request_hash, asked_at, status, answer from integration_answer
    where key_id = ${keyId} and idempotency_key = ${idempotencyKey}`.execute(db);
  return found.rows[0];
}

export async function noteAnswer(
  db: Database,
  { keyId, idempotencyKey }: AskedUnder,
  { status, answer }: { status: number; answer: object },
): Promise<void> {
  await sql`
    update integration_answer set status = ${status}, answer = ${JSON.stringify(answer)}::jsonb
    where key_id = ${keyId} and idempotency_key = ${idempotencyKey}`.execute(db);
}

export async function deleteAsked(db: Database, { keyId, idempotencyKey }: AskedUnder): Promise<void> {
  await sql`
    delete from integration_answer
    where key_id = ${keyId} and idempotency_key = ${idempotencyKey} and status is null`.execute(db);
}

export async function deleteOldAnswers(db: Database, before: Date): Promise<number> {
  const gone = await sql`delete from integration_answer where asked_at < ${before}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
