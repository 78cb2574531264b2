import { readJobs, runJobNow, scheduleWords } from '@nuancier/api/jobs/jobs.ts';
import type { Job, JobState, RunOutcome, RunState } from '@nuancier/api/jobs/jobs.ts';
import { shopJobs } from '@nuancier/api/shop-jobs.ts';
import type { JobMeans } from '@nuancier/api/shop-jobs.ts';
import { openMediaStores } from '@nuancier/api/media/media.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { frenchMoment } from '@nuancier/api/text/french-words.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { databaseClock } from '@nuancier/api/database/database-clock.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';

export const jobsCommand: Command = {
  name: 'jobs',
  takes: '[run NOM]',
  summary: 'montre ce que la boutique fait d’elle-même, ou le fait maintenant',
  async run([action, name, ...rest], configuration, terminal) {
    const isRun = action === 'run' && name !== undefined;
    if (rest.length > 0 || (action !== undefined && !isRun)) {
      terminal.print(`Usage\u00A0: npm run shop -- jobs ${jobsCommand.takes}`);
      return 2;
    }
    const stores = await openMediaStores(configuration.media, configuration.dataDir);
    return openAsTool(configuration, ({ db, url }) => {
      const means = { ...meansOf(db, url, configuration), stores };
      return isRun ? runOne(means, name, terminal) : list(means, terminal);
    });
  },
};

function meansOf(
  db: DatabasePool,
  databaseUrl: string,
  configuration: Configuration,
): Omit<JobMeans, 'stores'> {
  return {
    db,
    databaseUrl,
    now: () => new Date(),
    log: createLog({ level: 'silent' }),
    promiseWarningMinutes: configuration.promiseWarningMinutes,
    pictureWorkers: configuration.pictureWorkers,
  };
}

async function list(means: JobMeans, terminal: Terminal): Promise<number> {
  const states = new Map((await readJobs(means.db)).map((state) => [state.name, state]));
  const jobs = shopJobs(means);
  for (const job of jobs) describe(job, states.get(job.name), terminal);
  const isTroubled = jobs.some(({ name }) => states.get(name)?.last?.outcome === 'failed');
  return isTroubled ? 1 : 0;
}

function describe({ name, title, schedule }: Job, state: JobState | undefined, terminal: Terminal): void {
  terminal.print(`${name}  ${title} (${scheduleWords(schedule)})`);
  if (state === undefined) {
    terminal.print('  jamais passée\u00A0: la boutique n’a pas encore démarré avec cette tâche');
    return;
  }
  if (state.open === null)
    terminal.print(`  prochain passage\u00A0: ${frenchMoment(state.nextDueAt.toISOString())}`);
  else terminal.print(`  ${openWords(state.open)}`);
  terminal.print(`  dernier passage\u00A0: ${state.last === null ? 'aucun' : endWords(state.last)}`);
}

function openWords(run: RunState): string {
  const { isHeld, startedAt, beatAt, process, tries, nextTryAt, lastError } = run;
  if (isHeld && startedAt !== null)
    return `en cours depuis ${frenchMoment(startedAt.toISOString())} (${process}, dernier signe ${frenchMoment((beatAt ?? startedAt).toISOString())})`;
  const again = frenchMoment(nextTryAt.toISOString());
  if (lastError === null) return `attend depuis ${again}`;
  return `échec n°\u00A0${tries}, nouvel essai ${again}\u00A0: ${lastError}`;
}

function endWords({ startedAt, endedAt, outcome, process, said, lastError }: RunState): string {
  if (startedAt === null || endedAt === null) return 'inconnu';
  const facts = [
    frenchMoment(startedAt.toISOString()),
    outcome === 'done' ? 'réussi' : 'échoué',
    `en ${durationWords(endedAt.getTime() - startedAt.getTime())}`,
    `par ${process}`,
  ];
  const about = outcome === 'done' ? said : lastError;
  return [facts.join(', '), ...(about ? [about] : [])].join('\u00A0: ');
}

function durationWords(ms: number): string {
  if (ms < MINUTE_MS) return `${(ms / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0s`;
  return `${Math.round(ms / MINUTE_MS)}\u00A0min`;
}

async function runOne(means: JobMeans, name: string, terminal: Terminal): Promise<number> {
  const jobs = shopJobs(means);
  if (!jobs.some((job) => job.name === name)) {
    terminal.print(
      `Aucune tâche ne s’appelle «\u00A0${name}\u00A0». Il y a\u00A0: ${jobs.map((job) => job.name).join(', ')}.`,
    );
    return 2;
  }
  const outcome = await runJobNow({ ...means, clock: databaseClock(means.db), jobs }, name);
  const state = (await readJobs(means.db)).find((job) => job.name === name);
  terminal.print(`${WORDS[outcome]}${aboutOf(outcome, state)}`);
  return outcome === 'done' ? 0 : 1;
}

const WORDS: Readonly<Record<RunOutcome | 'busy', string>> = {
  done: 'Fait',
  failed: 'Échoué, sans nouvel essai avant le prochain passage',
  later: 'Échoué, la boutique essaiera de nouveau',
  lost: 'Un autre processus a repris cette tâche entre-temps.',
  busy: 'Cette tâche est déjà en cours dans un autre processus.',
};

function aboutOf(outcome: RunOutcome | 'busy', state: JobState | undefined): string {
  if (outcome === 'done') return `\u00A0: ${state?.last?.said ?? ''}.`;
  if (outcome === 'failed') return `\u00A0: ${state?.last?.lastError ?? ''}.`;
  return outcome === 'later' ? `\u00A0: ${state?.open?.lastError ?? ''}.` : '';
}
