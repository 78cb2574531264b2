// The version before and this one side by side on one database under load, forward and back: no answer may fail.
// usage: npm run release-drill -- [--before <commit>] [--seconds 8] [--skip-pages]
import { execFile } from 'node:child_process';
import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { sql } from 'kysely';
import { startShop } from '../chaos/shop-process.ts';
import type { ShopProcess } from '../chaos/shop-process.ts';
import type { Answer } from '../chaos/visitors.ts';
import { openFront } from './front.ts';
import { letIn } from './people.ts';
import type { Step } from './people.ts';
import { releaseBefore, versionOf } from './version-of.ts';
import { layOut } from '../torture/goods.ts';
import { findings } from '../torture/ledger.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    'skip-pages': { type: 'boolean', default: false },
  },
});
const stepMs = Math.min(120, Math.max(3, Number(values.seconds) || 8)) * 1_000;
const withPages = !values['skip-pages'];
const commit = values.before ?? releaseBefore();
const run = promisify(execFile);

const NOW = path.join(import.meta.dirname, '..', '..');
const dataDir = path.join(NOW, '.cache', 'release-drill');
await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
await chmod(dataDir, 0o711);

console.log(`The version before (${commit.slice(0, 10)}) is made${withPages ? ', with its pages' : ''}…`);
const before = await versionOf(commit, path.join(dataDir, 'before'), withPages);
const database = await openDatabase({ dataDir, poolSize: 2 });
const env = { DATABASE_URL: database.url, DATA_DIR: path.join(dataDir, 'files'), DRAIN_NOTICE_MS: '1000' };
try {
  console.log('It loads the demo…');
  await operate(before, 'reset-demo');
  await drill();
} finally {
  await database.close();
}

async function drill(): Promise<void> {
  const stretches = await database.forLongWork((db) => layOut(db, 8));
  const migrationsBefore = await migrationCount();
  const front = await openFront();
  const serving: { version: string; shop: ShopProcess }[] = [];
  const lead = () =>
    front.lead(serving.map(({ version, shop }) => ({ url: shop.url, name: `${version} (${shop.pid()})` })));
  /** The new one answers before the old one is told to leave. */
  const replace = async (version: 'before' | 'now') => {
    const project = version === 'now' ? NOW : before;
    serving.push({ version, shop: await startShop({ env, project, logTo: logOf(version), withPages }) });
    lead();
    const leaving = serving.length > 2 ? serving.shift() : undefined;
    await leaving?.shop.stop();
    lead();
  };
  try {
    await replace('before');
    await replace('before');
    const people = letIn(front.url, stretches, withPages);
    const step = async (name: string, act: () => Promise<unknown>) => {
      people.enter(name);
      console.log(`${name}…`);
      await act();
      await wait(stepMs);
    };
    await step('before ×2', async () => {});
    // Two deploys that meet: one of them works, the other finds nothing to do.
    await step('migrated by now, twice at once', () =>
      Promise.all([operate(NOW, 'migrate'), operate(NOW, 'migrate')]),
    );
    await step('before + now', () => replace('now'));
    await step('now ×2', () => replace('now'));
    await step('back: now + before', () => replace('before'));
    await step('back: before ×2', () => replace('before'));
    const steps = await people.leave();
    await report(steps, (await migrationCount()) - migrationsBefore, stretches);
    for (const [name, count] of front.missing)
      console.log(`${name} did not have ${count} built files of the other version: another was asked`);
  } finally {
    front.close();
    await Promise.all(serving.map(({ shop }) => shop.stop()));
  }
}

async function report(
  steps: readonly Step[],
  migrations: number,
  stretches: Parameters<typeof findings>[2],
): Promise<void> {
  const failedIn = ({ answers, troubles }: Step) => answers.filter(isFailed).length + troubles.length;
  console.table(
    steps.slice(1).map((one) => ({
      step: one.step,
      answers: one.answers.length,
      'whole pages': one.answers.filter(({ kind, what }) => kind === 'page' && !what.includes('/assets/'))
        .length,
      'their files': one.answers.filter(({ what }) => what.includes('/assets/')).length,
      errors: failedIn(one),
      'slowest s': Math.round(Math.max(0, ...one.answers.map(({ ms }) => ms)) / 100) / 10,
      'orders acknowledged': one.bought.filter(({ refusal }) => refusal === null).length,
    })),
  );
  for (const { step, answers } of steps) {
    for (const { what, status, ms, by, trouble } of answers.filter(isFailed))
      console.log(
        `${step}: ${what} got ${status} from ${by ?? 'nobody'} after ${Math.round(ms)} ms: ${trouble ?? ''}`,
      );
  }
  for (const trouble of new Set(steps.flatMap(({ troubles }) => troubles))) console.log(trouble);
  const found = await findings(
    database.db,
    steps.flatMap(({ bought }) => bought),
    stretches,
  );
  console.table(found);
  console.log(`Migrations that came while the version before served: ${migrations}`);
  const errors = steps.reduce((sum, one) => sum + failedIn(one), 0);
  const isProven =
    migrations > 0 && steps.every(({ step, bought }) => step === 'opening' || bought.length > 0);
  if (errors > 0 || !isProven || Object.values(found).some((count) => count > 0)) process.exitCode = 1;
  console.log(
    process.exitCode === 1
      ? 'There was a gap, or nothing was proven.'
      : 'No answer failed, no order was lost.',
  );
}

/** A page or a file of it that is not found is a gap as well: the visitor stands before bare text. */
function isFailed({ kind, status }: Answer): boolean {
  return status === 0 || status >= 500 || (kind === 'page' && status >= 400);
}

async function migrationCount(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from migration_checksum`.execute(database.db);
  return rows[0]?.count ?? 0;
}

async function operate(project: string, command: string): Promise<void> {
  const program = path.join(project, 'apps', 'operator', 'src', 'shop.ts');
  await run(process.execPath, [program, command], {
    cwd: project,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
}

function logOf(version: string): string {
  return path.join(dataDir, `${version}.log`);
}
