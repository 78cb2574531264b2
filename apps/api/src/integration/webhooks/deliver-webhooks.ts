// One round: what happened is queued for each address, and what is due is called.
import type { Logger } from 'pino';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { selectEvents, selectHead } from '../../events/events-store.ts';
import { sequenceEvents } from '../../events/read-events.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { eventView } from '../routes/event-routes.ts';
import { callWebhook } from './call-webhook.ts';
import { pauseAfter } from './retry-plan.ts';
import type { Reach } from './safe-address.ts';
import { unseal } from './sealed-secret.ts';
import {
  claimDeliveries,
  disableWebhook,
  insertDeliveries,
  lockWebhookBehind,
  moveWebhook,
  noteDelivered,
  noteMissed,
} from './webhooks-store.ts';
import type { DueDelivery } from './webhooks-store.ts';

export type WebhookParts = {
  db: DatabasePool;
  now: () => Date;
  log: Logger;
  /** what the secrets are sealed with */
  shopSecret: string;
  /** who is told when an address is given up */
  contactEmail: string;
  reach: Reach;
};

const MOST_QUEUED = 500;
const BATCH = 8;
// Longer than the longest call: one is never in two hands.
const LEASE_MS = 2 * MINUTE_MS;
const ERROR_LENGTH = 300;
const GONE = 410;

/** True when there may be more to do at once. */
export async function deliverWebhooks(parts: WebhookParts): Promise<boolean> {
  await queueNews(parts);
  const { db, now } = parts;
  const moment = now();
  const leaseUntil = new Date(moment.getTime() + LEASE_MS);
  const due = await claimDeliveries(db, { now: moment, leaseUntil, most: BATCH });
  await Promise.all(due.map((delivery) => deliver(parts, delivery)));
  return due.length === BATCH;
}

async function queueNews({ db, now }: WebhookParts): Promise<void> {
  await sequenceEvents(db);
  const { position: head } = await selectHead(db);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each address in a short transaction of its own
    const isLast = await db.transaction().execute(async (transaction) => {
      const webhook = await lockWebhookBehind(transaction, head);
      if (webhook === undefined) return true;
      const asked = { after: Number(webhook.position), most: MOST_QUEUED, types: webhook.types, until: head };
      const events = await selectEvents(transaction, asked);
      await insertDeliveries(transaction, webhook.id, { events, replay: 0, now: now() });
      const reached = events.length === MOST_QUEUED ? (events.at(-1)?.position ?? head) : head;
      await moveWebhook(transaction, webhook.id, reached);
      return false;
    });
    if (isLast) return;
  }
}

async function deliver(parts: WebhookParts, delivery: DueDelivery): Promise<void> {
  const { db, now, reach } = parts;
  const secrets = secretsOf(parts, delivery);
  if (secrets.length === 0) return miss(parts, delivery, { status: null, error: 'secret illisible' });
  const { url, event_id: id, position } = delivery;
  const event = eventView({ ...delivery, eventId: id, position: Number(position) });
  const call = { url, id, body: JSON.stringify(event), secrets, now: now() };
  const outcome = await callWebhook(call, reach).then(
    (status) => ({ status, error: `réponse ${status}` }),
    (trouble: unknown) => ({
      status: null,
      error: (trouble instanceof Error ? trouble.message : String(trouble)).slice(0, ERROR_LENGTH),
    }),
  );
  const { status } = outcome;
  if (status !== null && status >= 200 && status < 300) return noteDelivered(db, delivery.id, status, now());
  return miss(parts, delivery, outcome);
}

type Miss = { status: number | null; error: string };

async function miss(parts: WebhookParts, delivery: DueDelivery, { status, error }: Miss): Promise<void> {
  const { db, now, log } = parts;
  const { id, webhook_id: webhookId, tries } = delivery;
  const pause = status === GONE ? null : pauseAfter(tries, Math.random());
  const nextTryAt = pause === null ? null : new Date(now().getTime() + pause);
  log.warn({ webhookId, delivery: id, tries, status, error }, 'a webhook was not received');
  if (nextTryAt !== null) return noteMissed(db, id, { status, error, nextTryAt, now: now() });
  await db.transaction().execute(async (transaction) => {
    await noteMissed(transaction, id, { status, error, nextTryAt, now: now() });
    const reason =
      status === GONE ? 'adresse supprimée (410)' : `sans réponse pendant trois jours : ${error}`;
    if (!(await disableWebhook(transaction, webhookId, { reason, now: now() }))) return;
    log.error({ webhookId, reason }, 'a webhook is switched off');
    const variables = { name: delivery.name, url: delivery.url, reason, id: webhookId };
    await queueMail(transaction, { template: 'webhook_disabled', to: parts.contactEmail, variables }, now());
  });
}

function secretsOf({ now, shopSecret }: WebhookParts, delivery: DueDelivery): string[] {
  const { secret, old_secret: old, old_until: until } = delivery;
  const isOldGood = old !== null && until !== null && until > now();
  return (isOldGood ? [secret, old] : [secret])
    .map((sealed) => unseal(sealed, shopSecret))
    .filter((one) => one !== null);
}
