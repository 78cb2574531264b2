// Template databases: `empty` is migrated; `demo` also holds the small demo shop as of a fixed day, for tests that give
// their shop that day's clock; `demoToday` holds it as of today, for those that go by the real clock.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Client } from 'pg';
import { migrate } from '../database/migrating/migrate.ts';
import { openPool } from '../database/open-pool.ts';
import { databaseUrl } from './database-url.ts';
import type { TestCluster } from './test-cluster.ts';

export type TemplateKind = 'empty' | 'demo' | 'demoToday';

/** The day the demonstration's dates are written for, so that tests see the same shop every day. */
export const DEMO_DAY = new Date('2026-11-15T08:00:00Z');

const BUILD_LOCK = 7_203_011;
const TEMPLATES_KEPT = 4;

/** Several processes may ask at once: one builds, the others wait and find it done. */
export async function buildTemplate(
  cluster: TestCluster,
  kind: TemplateKind,
  admin: Client,
): Promise<string> {
  const name = nameOf(cluster, kind);
  if (await isThere(admin, name)) return name;
  await admin.query('select pg_advisory_lock($1)', [BUILD_LOCK]);
  if (!(await isThere(admin, name))) {
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    await fill(databaseUrl(cluster.url, draft), kind);
    await admin.query(`alter database ${draft} rename to ${name}`);
    await dropOldest(admin, kind);
  }
  await admin.query('select pg_advisory_unlock($1)', [BUILD_LOCK]);
  return name;
}

function nameOf(cluster: TestCluster, kind: TemplateKind): string {
  if (kind !== 'demoToday') return `template_${kind}_${cluster.marks[kind]}`;
  return `template_demotoday_${cluster.marks.demo}_${localMoment(new Date()).date.replaceAll('-', '')}`;
}

async function isThere(admin: Client, name: string): Promise<boolean> {
  const found = await admin.query('select from pg_database where datname = $1', [name]);
  return found.rowCount === 1;
}

async function fill(url: string, kind: TemplateKind): Promise<void> {
  const db = openPool(url, { size: 3, statementTimeoutMs: 0, onTrouble: () => {} });
  try {
    await migrate(db);
    if (kind !== 'empty') {
      // Loaded only when needed: the tests of an empty database know nothing of the demonstration.
      const { loadDemo } = await import('@nuancier/demo/load-demo.ts');
      // A quiet day: what a test counts is its own.
      await loadDemo(db, { size: 600, today: kind === 'demo' ? DEMO_DAY : new Date(), isQuiet: true });
      // No carts and no pending approvals: tests fill their own. Nor the traces of the load itself.
      for (const table of ['cart', 'import_run', 'event'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- three small tables
        await db.deleteFrom(table).execute();
      }
    }
  } finally {
    await db.destroy();
  }
}

// A few former ones stay, for runs that overlap with this one on an older state of the sources.
async function dropOldest(admin: Client, kind: TemplateKind): Promise<void> {
  const old = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like $1 order by oid desc offset ${TEMPLATES_KEPT}`,
    [`template\\_${kind.toLowerCase()}\\_%`],
  );
  const drops = old.rows.map((row) => admin.query(`drop database if exists ${row.datname}`).catch(() => {}));
  await Promise.all(drops);
}
