// What happened is queued for each address, and what is due is called: each address in a lane of its own, so that a
// slow one keeps nobody else waiting.
import type { Logger } from 'pino';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { Clock } from '../../database/database-clock.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { selectEvents, selectHead } from '../../events/events-store.ts';
import { sequenceEvents } from '../../events/read-events.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { eventView } from '../routes/event-routes.ts';
import { noteTold, ordersIn } from '../routes/told-orders.ts';
import { traced } from '../../tracing/spans.ts';
import { callWebhook } from './call-webhook.ts';
import type { WebhookCall } from './call-webhook.ts';
import { pauseAfter } from './retry-plan.ts';
import type { Reach } from './safe-address.ts';
import { unseal } from '../../request/sealed-secret.ts';
import {
  claimDeliveries,
  disableWebhook,
  insertDeliveries,
  lockWebhookBehind,
  moveWebhook,
  noteDelivered,
  noteMissed,
  selectDueWebhooks,
} from './webhooks-store.ts';
import type { DueDelivery } from './webhooks-store.ts';

export type WebhookParts = {
  db: DatabasePool;
  clock: Clock;
  log: Logger;
  /** what the secrets are sealed with */
  shopSecret: string;
  /** who is told when an address is given up */
  contactEmail: string;
  reach: Reach;
};

const MOST_QUEUED = 500;
/** Calls of one address at once, by one process. */
const AT_ONCE = 4;
// Longer than the longest call: one is never in two hands.
const LEASE_MS = 2 * MINUTE_MS;
// Somebody waits for it, in a request that has its own end.
const TRIED_MS = 5_000;
const ERROR_LENGTH = 300;
const GONE = 410;

/** The addresses that have something to be called with now. */
export async function queueNews({ db, clock }: WebhookParts): Promise<number[]> {
  await sequenceEvents(db);
  const { position: head } = await selectHead(db);
  const now = await clock();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each address in a short transaction of its own
    const isLast = await db.transaction().execute(async (transaction) => {
      const webhook = await lockWebhookBehind(transaction, head);
      if (webhook === undefined) return true;
      const asked = { after: Number(webhook.position), most: MOST_QUEUED, types: webhook.types, until: head };
      const events = await selectEvents(transaction, asked);
      await insertDeliveries(transaction, webhook.id, { events, now });
      const reached = events.length === MOST_QUEUED ? (events.at(-1)?.position ?? head) : head;
      await moveWebhook(transaction, webhook.id, reached);
      return false;
    });
    if (isLast) break;
  }
  return selectDueWebhooks(db, await clock());
}

/** All that is due for one address, until nothing is. */
export async function deliverDue(
  parts: WebhookParts,
  webhookId: number,
  isClosing: () => boolean,
): Promise<void> {
  const { db, clock } = parts;
  while (!isClosing()) {
    // oxlint-disable-next-line no-await-in-loop -- a few at once, then the next
    const now = await clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const due = await claimDeliveries(db, { webhookId, now, leaseUntil, most: AT_ONCE });
    if (due.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all(due.map((delivery) => deliver(parts, delivery)));
  }
}

async function deliver(parts: WebhookParts, delivery: DueDelivery): Promise<void> {
  const { db, clock, shopSecret, reach } = parts;
  const now = await clock();
  const secrets = secretsOf(delivery, { now, shopSecret });
  if (secrets.length === 0) return miss(parts, delivery, { status: null, error: 'secret illisible' });
  const { url, event_id: id, position } = delivery;
  const event = eventView({ ...delivery, eventId: id, position: Number(position) });
  // Before the call: from then on the receiver may know of it, whatever it answers.
  await noteTold(db, ordersIn([delivery]), now);
  const outcome = await answerTo({ url, id, body: JSON.stringify(event), secrets, now }, reach);
  const { status } = outcome;
  if (status !== null && status >= 200 && status < 300)
    return noteDelivered(db, delivery.id, status, await clock());
  return miss(parts, delivery, outcome);
}

type Miss = { status: number | null; error: string };

function answerTo(call: WebhookCall, reach: Reach, longestMs?: number): Promise<Miss> {
  const facts = { 'server.address': new URL(call.url).host };
  return traced('webhook', facts, () => callWebhook(call, reach, longestMs), { reaches: true }).then(
    (status) => ({ status, error: `réponse ${status}` }),
    (trouble: unknown) => ({
      status: null,
      error: (trouble instanceof Error ? trouble.message : String(trouble)).slice(0, ERROR_LENGTH),
    }),
  );
}

/** One call that is no delivery: signed as they are, and answered for at once. */
export async function tryWebhook(
  { now, shopSecret, reach }: Pick<WebhookParts, 'shopSecret' | 'reach'> & { now: Date },
  webhook: Sealed & { url: string },
  event: { id: string },
): Promise<Miss> {
  const secrets = secretsOf(webhook, { now, shopSecret });
  if (secrets.length === 0) return { status: null, error: 'secret illisible' };
  const call = { url: webhook.url, id: event.id, body: JSON.stringify(event), secrets, now };
  return answerTo(call, reach, TRIED_MS);
}

async function miss(parts: WebhookParts, delivery: DueDelivery, { status, error }: Miss): Promise<void> {
  const { db, clock, log } = parts;
  const { id, webhook_id: webhookId, tries } = delivery;
  const pause = status === GONE ? null : pauseAfter(tries, Math.random());
  const now = await clock();
  const nextTryAt = pause === null ? null : new Date(now.getTime() + pause);
  log.warn({ webhookId, delivery: id, tries, status, error }, 'a webhook was not received');
  if (nextTryAt !== null) return noteMissed(db, id, { status, error, nextTryAt, now });
  await db.transaction().execute(async (transaction) => {
    await noteMissed(transaction, id, { status, error, nextTryAt, now });
    const reason =
      status === GONE ? 'adresse supprimée (410)' : `sans succès pendant trois jours\u00A0: ${error}`;
    if (!(await disableWebhook(transaction, webhookId, { reason, now }))) return;
    log.error({ webhookId, reason }, 'a webhook is switched off');
    const variables = { name: delivery.name, url: delivery.url, reason, id: webhookId };
    await queueMail(transaction, { template: 'webhook_disabled', to: parts.contactEmail, variables }, now);
  });
}

type Sealed = Pick<DueDelivery, 'secret' | 'old_secret' | 'old_until'>;

function secretsOf(
  { secret, old_secret: old, old_until: until }: Sealed,
  { now, shopSecret }: { now: Date; shopSecret: string },
): string[] {
  const isOldGood = old !== null && until !== null && until > now;
  return (isOldGood ? [secret, old] : [secret])
    .map((sealed) => unseal(sealed, { shopSecret, purpose: 'webhook secrets' }))
    .filter((one) => one !== null);
}
