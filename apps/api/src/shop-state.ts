// What waits, is late or went wrong in the whole shop. Beside api.ts: each capability tells its own, none knows of the
// others.
import { DAY_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { selectLastBackup } from './backups/last-backup-store.ts';
import { countRecentPayments } from './checkout/payment/recent-payments-store.ts';
import type { DatabasePool } from './database/tables.ts';
import { countRecentEvents } from './events/recent-events-store.ts';
import { countRecentImports } from './intake/recent-imports-store.ts';
import { selectWebhooksDepth } from './integration/webhooks/webhooks-depth-store.ts';
import { readJobs } from './jobs/jobs.ts';
import type { JobState } from './jobs/jobs.ts';
import type { QueueState, ShopState } from './monitoring/state-figures.ts';
import { countTabs } from './orders/desk/desk-orders-store.ts';
import { selectOutboxDepth } from './outbox/outbox-depth-store.ts';

const RECENT_MS = 15 * MINUTE_MS;

export async function shopState(db: DatabasePool, now: Date): Promise<ShopState> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const recently = new Date(now.getTime() - RECENT_MS);
  const [mails, webhooks, jobs, [ordersLate = 0], events, payments, imports, lastBackup] = await Promise.all([
    selectOutboxDepth(db, yesterday),
    selectWebhooksDepth(db, yesterday),
    readJobs(db),
    countTabs(db, { kind: 'all' }, { store: null, tabs: ['en_retard'], now }),
    countRecentEvents(db, recently),
    countRecentPayments(db, recently),
    countRecentImports(db, recently),
    selectLastBackup(db),
  ]);
  return {
    queues: [{ queue: 'mails', ...mails }, { queue: 'webhooks', ...webhooks }, dueJobs(jobs, now)],
    jobs: jobs.map(({ name, last }) => ({
      job: name,
      failed: last?.outcome === 'failed',
      doneAt: last?.outcome === 'done' ? last.endedAt : null,
    })),
    ordersLate,
    events,
    payments,
    imports,
    backedUpAt: lastBackup?.takenAt ?? null,
  };
}

/** Runs whose moment has come and that are not done, whether one is at it or not. */
function dueJobs(jobs: readonly JobState[], now: Date): QueueState {
  const due = jobs.flatMap(({ open, nextDueAt }) => {
    const at = open?.dueAt ?? nextDueAt;
    return at <= now ? [at] : [];
  });
  const [oldest] = due.toSorted((one, other) => one.getTime() - other.getTime());
  return {
    queue: 'jobs',
    waiting: due.length,
    oldestAt: oldest ?? null,
    givenUp: jobs.filter(({ last }) => last?.outcome === 'failed').length,
  };
}
