// One round of the outbox: takes a few messages that are due, sends them, notes how each ended.
import type { Logger } from 'pino';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { Clock } from '../database/database-clock.ts';
import type { DatabasePool } from '../database/tables.ts';
import { traced } from '../tracing/spans.ts';
import { withinTime } from '../concurrency/within-time.ts';
import { claimDue, markFailed, markForLater, markSent } from './outbox-store.ts';
import type { Message } from './outbox-store.ts';
import { MOST_TRIES, retryDelayMs } from './retry-delay.ts';
import { Undeliverable } from './undeliverable.ts';

export type Delivery = {
  db: DatabasePool;
  clock: Clock;
  log: Logger;
  deliver: (message: Message) => Promise<void>;
  /** The development mailbox shows what was sent; a real mail is forgotten. */
  keepVariables: boolean;
};

const BATCH = 10;
const LONGEST_SENDING_MS = 60_000;
// Longer than the longest sending: a message is never in two hands.
const LEASE_MS = 5 * MINUTE_MS;
const ERROR_LENGTH = 500;

/** True when there may be more to send at once. */
export async function sendDue(delivery: Delivery): Promise<boolean> {
  const now = await delivery.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const messages = await claimDue(delivery.db, { now, leaseUntil, most: BATCH });
  await Promise.all(messages.map((message) => send(delivery, message)));
  return messages.length === BATCH;
}

async function send({ db, clock, log, deliver, keepVariables }: Delivery, message: Message): Promise<void> {
  const sending = traced('mail', { 'nuancier.tries': message.tries }, () => deliver(message), {
    reaches: true,
  });
  const outcome = await withinTime(LONGEST_SENDING_MS, sending);
  const { id, tries } = message;
  const now = await clock();
  if (outcome.kind === 'done') return markSent(db, { id, now, keepVariables });
  const trouble = outcome.kind === 'failed' ? outcome.trouble : new Error('no answer in time');
  const error = String(trouble instanceof Error ? trouble.message : trouble).slice(0, ERROR_LENGTH);
  if (trouble instanceof Undeliverable || tries >= MOST_TRIES) {
    log.error({ err: trouble, message: id, tries }, 'a message is given up');
    return markFailed(db, { id, now, error });
  }
  log.warn({ err: trouble, message: id, tries }, 'a message could not be sent and will be tried again');
  const nextTryAt = new Date(now.getTime() + retryDelayMs(tries, Math.random()));
  return markForLater(db, { id, nextTryAt, error });
}
