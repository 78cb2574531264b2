// What the shop does by itself, and when. Beside api.ts: each capability offers the work, none knows of the others.
import type { Logger } from 'pino';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { remindOfForgottenRequests } from './approvals/operations/remind-of-forgotten-requests.ts';
import type { DatabasePool } from './database/tables.ts';
import { forgetOldEvents } from './events/forget-old-events.ts';
import { deleteOldRuns } from './jobs/jobs.ts';
import type { Job } from './jobs/jobs.ts';
import { cleanOutbox } from './outbox/outbox-worker.ts';
import { sweepPrivacy } from './privacy/sweep-privacy.ts';
import { counted } from './text/french-words.ts';

export type JobMeans = { db: DatabasePool; now: () => Date; log: Logger; contactEmail: string };

const RUNS_DAYS = 90;

export function shopJobs(means: JobMeans): Job[] {
  const { db, now } = means;
  return [
    {
      name: 'privacy-sweep',
      title: 'Efface ce qui est gardé trop longtemps',
      schedule: { kind: 'daily', hour: 3 },
      async work(signal) {
        const { accounts, messages, subscriptions, traces, entries } = await sweepPrivacy(db, now(), signal);
        return [
          counted(accounts, 'compte', 'comptes'),
          counted(messages, 'message', 'messages'),
          counted(subscriptions, 'inscription', 'inscriptions'),
          counted(traces, 'trace', 'traces'),
          counted(entries, 'ligne du journal', 'lignes du journal'),
        ].join(', ');
      },
    },
    {
      name: 'cleaning',
      title: 'Vide la boîte d’envoi, le journal des événements et celui des tâches',
      schedule: { kind: 'daily', hour: 4 },
      async work() {
        await cleanOutbox(means);
        const events = await forgetOldEvents(db, now());
        const runs = await deleteOldRuns(db, new Date(now().getTime() - RUNS_DAYS * DAY_MS));
        return [
          counted(events, 'événement', 'événements'),
          counted(runs, 'passage de tâche', 'passages de tâches'),
        ].join(', ');
      },
    },
    {
      name: 'approval-reminders',
      title: 'Rappelle aux décideurs les demandes de validation oubliées',
      schedule: { kind: 'daily', hour: 9 },
      work: async (signal) =>
        counted(
          await remindOfForgottenRequests(means, now(), signal),
          'demande rappelée',
          'demandes rappelées',
        ),
    },
  ];
}
