import { withinTime } from '@nuancier/api/concurrency/within-time.ts';
import { pendingMigrations } from '@nuancier/api/database/migrating/migrate.ts';
import { attention, wrong } from './check.ts';
import type { Check, Finding, Patient, Surroundings } from './check.ts';

export type Diagnosis = { name: string; title: string; findings: readonly Finding[] };

const PATIENCE_MS = 30_000;
const FIRST_INSIDE = 'base';

/** Where the database cannot be reached, the sentence that says why. */
export type Within = { patient: Patient } | { away: string };

/** All of them, one after the other, whatever one of them runs into. */
export async function examine(
  checks: readonly Check[],
  around: Surroundings,
  within: Within,
): Promise<Diagnosis[]> {
  const hasTables = 'patient' in within && (await pendingMigrations(within.patient.db)).length === 0;
  const diagnoses: Diagnosis[] = [];
  for (const check of checks) {
    const findings = await lookAt(check, around, within, hasTables);
    diagnoses.push({ name: check.name, title: check.title, findings });
  }
  return diagnoses;
}

async function lookAt(
  check: Check,
  around: Surroundings,
  within: Within,
  hasTables: boolean,
): Promise<readonly Finding[]> {
  if (check.needs === 'nothing') return inTime(check.look(around));
  if ('away' in within) return [unreached(check.name, within.away)];
  if (check.needs === 'tables' && !hasTables)
    return [attention('pas regardé\u00A0: la base attend des migrations', 'npm run shop -- migrate')];
  return inTime(check.look(within.patient));
}

/** Said once, by the first that needs it. */
function unreached(name: string, away: string): Finding {
  const advice = 'Démarrez la base, ou vérifiez DATABASE_URL';
  return name === FIRST_INSIDE
    ? wrong(away, advice)
    : attention('pas regardé\u00A0: la base ne répond pas', advice);
}

/** A check that breaks off is something to put right itself. */
async function inTime(look: Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  const outcome = await withinTime(PATIENCE_MS, look);
  if (outcome.kind === 'done') return outcome.value;
  const reason = outcome.kind === 'late' ? 'aucune réponse à temps' : wordsOf(outcome.trouble);
  return [
    wrong(
      `la vérification n’a pas abouti\u00A0: ${reason}`,
      'Réparez cela, puis relancez npm run shop -- doctor',
    ),
  ];
}

function wordsOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble);
}
