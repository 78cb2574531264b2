import { sql } from 'kysely';
import { dueAtOnce } from '../database/due-at-once.ts';
import { NOT_HELD } from '../database/not-held.ts';
import type { Database } from '../database/tables.ts';
import type { QueuedMail } from './mail-variables.ts';

type NewMessage = { id: string; kind: 'mail'; payload: QueuedMail; now: Date; leaves: boolean };

export type Message = {
  id: string;
  payload: unknown;
  created_at: Date;
  tries: number;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
};

export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  const { id, kind, payload, now, leaves } = message;
  await sql`
    insert into outbox (id, kind, payload, created_at, next_try_at, order_number)
    select ${id}::uuid, ${kind}, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz, ${dueAtOnce(now)},
      ${orderOf(payload)}::text
    where ${leaves}`.execute(db);
}

/** Stays known when what the mail said has left. */
function orderOf({ variables }: QueuedMail): string | null {
  return 'orderNumber' in variables ? variables.orderNumber : null;
}

/** Takes what is due, for as long as the lease lasts: no other process sends it meanwhile. */
export async function claimDue(
  db: Database,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<Message[]> {
  const claimed = await sql<Message>`
    update outbox set tries = tries + 1, next_try_at = ${leaseUntil}
    where id in (
      select id from outbox
      where sent_at is null and failed_at is null and next_try_at <= ${now} and ${NOT_HELD}
      order by next_try_at limit ${most}
      for update skip locked)
    returning id, payload, created_at, tries, sent_at, failed_at, last_error`.execute(db);
  return claimed.rows;
}

/** The content is not needed once sent, and may hold a link that opens an account. */
export async function markSent(
  db: Database,
  { id, now, keepVariables }: { id: string; now: Date; keepVariables: boolean },
): Promise<void> {
  const payload = keepVariables ? sql`payload` : sql`payload - 'variables'`;
  await sql`
    update outbox set sent_at = ${now}, last_error = null, payload = ${payload}
    where id = ${id} and sent_at is null and failed_at is null`.execute(db);
}

export async function markForLater(
  db: Database,
  { id, nextTryAt, error }: { id: string; nextTryAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: nextTryAt, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markFailed(
  db: Database,
  { id, now, error }: { id: string; now: Date; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function deleteEnded(db: Database, sentBefore: Date, failedBefore: Date): Promise<void> {
  await sql`delete from outbox where sent_at < ${sentBefore} or failed_at < ${failedBefore}`.execute(db);
}

export function selectMessages(db: Database, most: number, failedOnly = false): Promise<Message[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'payload', 'created_at', 'tries', 'sent_at', 'failed_at', 'last_error'])
    .$if(failedOnly, (query) => query.where('failed_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export function selectMessage(db: Database, id: string): Promise<Message | undefined> {
  return db
    .selectFrom('outbox')
    .select(['id', 'payload', 'created_at', 'tries', 'sent_at', 'failed_at', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** True when there was a message given up under this id; it is due again at once. */
export async function reviveMessage(db: Database, id: string, now: Date): Promise<boolean> {
  const revived = await db
    .updateTable('outbox')
    .set({ failed_at: null, tries: 0, next_try_at: dueAtOnce(now) })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  return revived.numUpdatedRows > 0n;
}

/** Gives up what waited at that moment; each can be revived. How many. */
export async function giveUpWaiting(
  db: Database,
  { writtenBy, now, why }: { writtenBy: Date; now: Date; why: string },
): Promise<number> {
  const given = await db
    .updateTable('outbox')
    .set({ failed_at: now, last_error: why })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<=', writtenBy)
    .executeTakeFirst();
  return Number(given.numUpdatedRows);
}

/** What was sent and what has not left yet: neither is kept. */
export async function eraseMailbox(db: Database, email: string): Promise<void> {
  await sql`
    delete from outbox
    where lower(payload ->> 'to') = lower(${email}) or lower(payload ->> 'replyTo') = lower(${email})`.execute(
    db,
  );
}
