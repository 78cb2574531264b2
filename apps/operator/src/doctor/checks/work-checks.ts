// What the shop does by itself: its jobs, its mails, its calls to other systems.
import { listWebhooks } from '@nuancier/api/integration/webhooks/webhooks.ts';
import { readJobs } from '@nuancier/api/jobs/jobs.ts';
import type { JobState } from '@nuancier/api/jobs/jobs.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { shopJobs } from '@nuancier/api/shop-jobs.ts';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { attention, orWell, wrong } from '../check.ts';
import type { Finding, InsideCheck } from '../check.ts';
import { countMails } from '../doctor-store.ts';

const LATE_MS = 15 * MINUTE_MS;

export const jobsCheck: InsideCheck = {
  name: 'taches',
  title: 'Tâches',
  needs: 'tables',
  look: async ({ db, now }) => {
    const states = new Map((await readJobs(db)).map((state) => [state.name, state]));
    // They are named here, and none is run.
    const means = { db, now, databaseUrl: '', log: createLog({ level: 'silent' }), stores: folderStores('') };
    const names = shopJobs(means).map(({ name }) => name);
    const findings = names.flatMap((name) => jobFindings(name, states.get(name), now()));
    return orWell(findings, `${names.length} tâches, aucune en retard ni en échec`);
  },
};

function jobFindings(name: string, state: JobState | undefined, now: Date): Finding[] {
  if (state === undefined)
    return [
      attention(
        `${name} n’est jamais passée`,
        'Démarrez la boutique (npm start)\u00A0: elle fait ses tâches elle-même',
      ),
    ];
  const { nextDueAt, open, last } = state;
  const isLate = now.getTime() - nextDueAt.getTime() > LATE_MS && open?.isHeld !== true;
  return [
    ...(isLate
      ? [
          wrong(
            `${name} est en retard`,
            `Démarrez la boutique (npm start), ou tapez npm run shop -- jobs run ${name}`,
          ),
        ]
      : []),
    ...(last?.outcome === 'failed'
      ? [
          wrong(
            `${name} a échoué\u00A0: ${last.lastError ?? 'sans raison connue'}`,
            `npm run shop -- jobs run ${name}`,
          ),
        ]
      : []),
  ];
}

export const mailsCheck: InsideCheck = {
  name: 'courriels',
  title: 'E-mails en attente',
  needs: 'tables',
  look: async ({ db, now }) => {
    const { givenUp, waiting } = await countMails(db, new Date(now().getTime() - HOUR_MS));
    return orWell(
      [
        ...(givenUp > 0 ? [wrong(`${givenUp} e-mail(s) abandonné(s)`, 'npm run shop -- mail failed')] : []),
        ...(waiting > 0
          ? [attention(`${waiting} e-mail(s) en attente depuis plus d’une heure`, 'npm run shop -- mail')]
          : []),
      ],
      'aucun abandonné, aucun qui attende depuis longtemps',
    );
  },
};

export const webhooksCheck: InsideCheck = {
  name: 'webhooks',
  title: 'Webhooks',
  needs: 'tables',
  look: async ({ db }) => {
    const webhooks = await listWebhooks(db);
    const stopped = webhooks.filter(({ disabled_at: at }) => at !== null);
    return orWell(
      stopped.map(({ id, name, disabled_for: reason }) =>
        wrong(
          `${name} est arrêté${reason === null ? '' : `\u00A0: ${reason}`}`,
          `Réparez l’adresse, puis npm run shop -- webhook on ${id}`,
        ),
      ),
      webhooks.length === 0 ? 'aucune adresse à appeler' : `${webhooks.length} en marche`,
    );
  },
};
