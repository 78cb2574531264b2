import { withinTime } from '@nuancier/api/concurrency/within-time.ts';
import { pendingMigrations } from '@nuancier/api/database/migrating/migrate.ts';
import { UNFINISHED_ADVICE, unfinishedRestore } from '@nuancier/api/database/migrating/restore-mark-store.ts';
import { rolesCommand, selectUnread } from '@nuancier/api/database/rights/role-rights-store.ts';
import type { Database } from '@nuancier/api/database/tables.ts';
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
  const closed = 'patient' in within ? await whatClosesTables(within.patient.db) : undefined;
  const diagnoses: Diagnosis[] = [];
  for (const check of checks) {
    const findings = await lookAt(check, around, within, closed);
    diagnoses.push({ name: check.name, title: check.title, findings });
  }
  return diagnoses;
}

async function lookAt(
  check: Check,
  around: Surroundings,
  within: Within,
  closed: Finding | undefined,
): Promise<readonly Finding[]> {
  if (check.needs === 'nothing') return inTime(check.look(around));
  if ('away' in within) return [unreached(check.name, within.away)];
  if (check.needs === 'tables' && closed !== undefined) return [closed];
  return inTime(check.look(within.patient));
}

/** Why the shop's own tables are not looked into; nothing where they can be. */
async function whatClosesTables(db: Database): Promise<Finding | undefined> {
  if ((await unfinishedRestore(db)) !== undefined)
    return attention('pas regardé\u00A0: une restauration n’est pas achevée', UNFINISHED_ADVICE);
  const { database, tables } = await selectUnread(db);
  if (tables.length > 0)
    return attention('pas regardé\u00A0: des tables sont fermées à ce rôle', rolesCommand(database));
  if ((await pendingMigrations(db)).length > 0)
    return attention('pas regardé\u00A0: la base attend des migrations', 'npm run shop -- migrate');
  return undefined;
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
