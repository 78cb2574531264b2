// Addresses that are called when something happens: made, changed and watched by an operator.
import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { selectHead } from '../../events/events-store.ts';
import { sequenceEvents } from '../../events/read-events.ts';
import { seal } from '../../request/sealed-secret.ts';
import { deleteOldAnswers } from '../answers/answers-store.ts';
import {
  deleteDeliveries,
  disableWebhook,
  enableWebhook,
  insertReplay,
  insertWebhook,
  lockWebhook,
  rotateSecret,
} from './webhooks-store.ts';

export {
  countReplay,
  selectDeliveries as webhookLog,
  selectWebhooks as listWebhooks,
} from './webhooks-store.ts';

const SECRET_BYTES = 32;
const CALL_DAYS = 30;

type Done = { db: DatabasePool; place: AuditPlace; author: string };

export type WantedWebhook = {
  name: string;
  url: string;
  types: readonly string[] | null;
  shopSecret: string;
};

/** Called with what happens from now on. The secret is shown once, in the form Standard Webhooks gives it. */
export async function createWebhook(
  { db, place, author }: Done,
  { name, url, types, shopSecret }: WantedWebhook,
): Promise<{ id: number; secret: string }> {
  await sequenceEvents(db);
  return db.transaction().execute(async (transaction) => {
    const secret = newSecret();
    const { position } = await selectHead(transaction);
    const id = await insertWebhook(transaction, {
      name,
      url,
      types: types === null ? null : [...types],
      secret: seal(secret, { shopSecret, purpose: 'webhook secrets' }),
      created_at: place.now(),
      position,
    });
    await recordAudit(transaction, place, {
      event: 'webhook-created',
      details: { id, before: null, after: { name, url: new URL(url).origin }, author },
    });
    return { id, secret };
  });
}

/** Both sign until the overlap is over. Null when there is none. */
export function rotateWebhook(
  { db, place, author }: Done,
  { id, overlapDays, shopSecret }: { id: number; overlapDays: number; shopSecret: string },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    if ((await lockWebhook(transaction, id)) === undefined) return null;
    const secret = newSecret();
    const until = new Date(place.now().getTime() + overlapDays * DAY_MS);
    await rotateSecret(transaction, id, {
      secret: seal(secret, { shopSecret, purpose: 'webhook secrets' }),
      until,
    });
    await recordAudit(transaction, place, { event: 'webhook-rotated', details: { id, author } });
    return secret;
  });
}

/** False when there is none, or it is so already. */
export function switchWebhook(
  { db, place, author }: Done,
  { id, on }: { id: number; on: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const now = place.now();
    const done = on
      ? await enableWebhook(transaction, id, now)
      : await disableWebhook(transaction, id, { reason: `arrêté par ${author}`, now });
    // Nothing is done where it was so already.
    const details = { id, before: { on: !on }, after: { on }, author };
    if (done) await recordAudit(transaction, place, { event: 'webhook-switched', details });
    return done;
  });
}

/** Everything after that place in the log is called again; how many, or null when there is no such address. */
export function replayWebhook(
  { db, place, author }: Done,
  { id, after }: { id: number; after: number },
): Promise<number | null> {
  return db
    .transaction()
    .execute((transaction) => replayCalls(transaction, { place, author }, { id, after }));
}

/** In the transaction of whoever asks. */
export async function replayCalls(
  db: DatabaseTransaction,
  { place, author }: Omit<Done, 'db'>,
  { id, after }: { id: number; after: number },
): Promise<number | null> {
  const webhook = await lockWebhook(db, id);
  if (webhook === undefined) return null;
  const count = await insertReplay(db, webhook, { after, now: place.now() });
  await recordAudit(db, place, { event: 'webhook-replayed', details: { id, since: after, author } });
  return count;
}

/** Calls that came to an end a month ago, and answers that nobody asks for again. */
export async function forgetCalls(db: DatabasePool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - CALL_DAYS * DAY_MS);
  return (await deleteDeliveries(db, before)) + (await deleteOldAnswers(db, before));
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}
