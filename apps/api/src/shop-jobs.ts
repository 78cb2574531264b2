// What the shop does by itself, and when. Beside api.ts: each capability offers the work, none knows of the others.
import type { Logger } from 'pino';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { remindOfForgottenRequests } from './approvals/operations/remind-of-forgotten-requests.ts';
import type { DatabasePool } from './database/tables.ts';
import { forgetOldEvents } from './events/forget-old-events.ts';
import { forgetCalls } from './integration/webhooks/webhooks.ts';
import { forgetImages } from './intake/intake.ts';
import { forgetUploads, runUploads, UPLOADS_JOB } from './integration/uploads/run-uploads.ts';
import type { MediaStores } from './media/media.ts';
import { deleteOldRuns } from './jobs/jobs.ts';
import type { Job } from './jobs/jobs.ts';
import { warnOfPromises } from './orders/operations/warn-of-promises.ts';
import { cleanOutbox } from './outbox/outbox-worker.ts';
import { sweepPrivacy } from './privacy/sweep-privacy.ts';
import { sumDays } from './reports/rollups/sum-days.ts';
import { forgetSearches } from './search/search.ts';
import { forgetMovements } from './stock/stock.ts';
import { counted } from './text/french-words.ts';

export type JobMeans = {
  db: DatabasePool;
  /** for work that takes its time, on connections of its own */
  databaseUrl: string;
  now: () => Date;
  log: Logger;
  /** for pictures and papers that other systems send */
  stores: MediaStores;
  pictureWorkers?: number | undefined;
  promiseWarningMinutes?: number | undefined;
};

const RUNS_DAYS = 90;
const PROMISE_WARNING_MINUTES = 60;
export const PICTURE_WORKERS = 2;

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
      title: 'Vide la boîte d’envoi, oublie les événements, mouvements, appels, recherches et tâches anciens',
      schedule: { kind: 'daily', hour: 4 },
      async work() {
        await cleanOutbox(db, now());
        const events = await forgetOldEvents(db, now());
        const movements = await forgetMovements(db);
        const calls = await forgetCalls(db, now());
        const files = await forgetUploads(db, now());
        const searches = await forgetSearches(db, now());
        await forgetImages(db, now());
        const runs = await deleteOldRuns(db, new Date(now().getTime() - RUNS_DAYS * DAY_MS));
        return [
          counted(events, 'événement', 'événements'),
          counted(movements, 'mouvement de stock', 'mouvements de stock'),
          counted(calls, 'appel', 'appels'),
          counted(files, 'fichier envoyé', 'fichiers envoyés'),
          counted(searches, 'recherche comptée', 'recherches comptées'),
          counted(runs, 'passage de tâche', 'passages de tâches'),
        ].join(', ');
      },
    },
    {
      name: 'figures',
      title: 'Additionne les jours passés pour les rapports',
      schedule: { kind: 'every', minutes: 30 },
      work: async (signal) =>
        counted(await sumDays(db, now(), signal), 'jour additionné', 'jours additionnés'),
    },
    {
      name: 'late-promises',
      title: 'Prévient les magasins des commandes promises qui ne sont pas prêtes',
      schedule: { kind: 'every', minutes: 5 },
      async work(signal) {
        const { promiseWarningMinutes: warningMinutes = PROMISE_WARNING_MINUTES } = means;
        const { near, late } = await warnOfPromises({ ...means, warningMinutes }, signal);
        return [
          counted(near, 'commande bientôt due', 'commandes bientôt dues'),
          counted(late, 'commande en retard', 'commandes en retard'),
        ].join(', ');
      },
    },
    {
      name: UPLOADS_JOB,
      title: 'Charge les fichiers que vos logiciels et votre équipe ont envoyés',
      schedule: { kind: 'every', minutes: 1 },
      async work(signal) {
        const { pictureWorkers = PICTURE_WORKERS } = means;
        const files = await runUploads({ ...means, pictureWorkers }, signal);
        return counted(files, 'fichier traité', 'fichiers traités');
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
