// Sends what the outbox holds, for as long as the process lives; any number of processes may do so at once.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { DatabasePool } from '../database/tables.ts';
import { orEmpty } from '../refusals/or-empty.ts';
import { withinTime } from '../concurrency/within-time.ts';
import { deleteEnded } from './outbox-store.ts';
import { sendDue } from './send-due.ts';
import type { Delivery } from './send-due.ts';

export const OUTBOX_CHANNEL = 'outbox_filled';

export type OutboxWorker = {
  /** Something was queued: look now rather than at the next turn. */
  wake(): void;
  /** Takes nothing more, and gives what is being sent some seconds to end. */
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 10_000;
const LAST_WORD_MS = 10_000;

/** Addresses are personal data: a mail that left is remembered for two weeks, one that was given up for two months. */
export const SENT_DAYS = 14;
export const FAILED_DAYS = 60;

export function startOutboxWorker(delivery: Delivery): OutboxWorker {
  const report = (trouble: unknown) => delivery.log.warn({ err: trouble }, 'the outbox could not be read');
  let closed = false;
  let again = false;
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (closed) return;
    again = round !== undefined;
    if (again) return;
    clearTimeout(timer);
    round = oneRound();
  }

  async function oneRound(): Promise<void> {
    const more = await orEmpty(sendDue(delivery), false, report);
    round = undefined;
    if (more || again) look();
    else if (!closed) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  look();
  return {
    wake: look,
    async close() {
      closed = true;
      clearTimeout(timer);
      await withinTime(LAST_WORD_MS, Promise.resolve(round));
    },
  };
}

export async function cleanOutbox(db: DatabasePool, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteEnded(db, daysAgo(SENT_DAYS), daysAgo(FAILED_DAYS));
}
