// Alerts and dashboard ask for figures that the shop tells, and every alert leads to what helps.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { joinedFigures } from '../../apps/api/src/monitoring/joined-figures.ts';
import { createFigures } from '../../apps/api/src/monitoring/metrics.ts';
import type { Figures, FigureSources } from '../../apps/api/src/monitoring/metrics.ts';
import { OLDEST_BACKUP_MS } from '../../apps/operator/src/doctor/checks/backup-checks.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');

type Rule = { alert: string; expr: string; for: string; annotations: { summary: string; runbook: string } };
type Rules = { groups: { rules: Rule[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

/** Of a process alone, and on the page where several workers stand: both are scraped. */
async function told(): Promise<ReadonlySet<string>> {
  const alone = figuresOf();
  const workers = [figuresOf({ worker: 1 }), figuresOf({ worker: 2 })];
  const pages = [
    await alone.text(),
    await joinedFigures(await Promise.all(workers.map((figures) => figures.ofOne()))),
  ];
  for (const figures of [alone, ...workers]) figures.close();
  const [ofOne = new Set<string>(), ofAll = new Set<string>()] = pages.map(namesOn);
  return new Set([...ofOne].filter((name) => ofAll.has(name)));
}

function figuresOf(who: Pick<FigureSources, 'worker'> = {}): Figures {
  return createFigures({
    ...who,
    means: {
      readLanes: () => [],
      readPools: () => [],
      readCaches: () => [],
      readCatalogue: unread,
      readReplicaLag: () => 0,
    },
    readState: () => Promise.reject(new Error('nothing is asked here')),
  });
}

function namesOn(page: string): ReadonlySet<string> {
  return new Set(
    [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) => namesOf(name, kind)),
  );
}

const unread = () => ({ madeAt: null, behindSince: null });

function namesOf(name: string, kind: string | undefined): string[] {
  return kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
}

const asked = (expression: string) => expression.match(/\b(?:nuancier|nodejs|process)_\w+/g) ?? [];

async function rules(): Promise<Rule[]> {
  const { groups } = parse(await read('deploy', 'observability', 'alerts.yaml')) as Rules;
  return groups.flatMap((group) => group.rules);
}

it('every figure of an alert and of the dashboard is one that the shop tells, with one worker and with several', async () => {
  const known = await told();
  const { panels } = JSON.parse(await read('deploy', 'observability', 'dashboard.json')) as Dashboard;
  const expressions = [
    ...(await rules()).map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(40);
  expect(expressions.flatMap(asked).filter((name) => !known.has(name))).toEqual([]);
});

it('our label « job » is asked for as Prometheus renames it, beside its own of that name', async () => {
  const board = JSON.parse(await read('deploy', 'observability', 'dashboard.json')) as Dashboard;
  const expressions = [
    ...(await rules()).map(({ expr }) => expr),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.filter((expr) => /by \([^)]*\bjob\b/.test(expr))).toEqual([]);
});

it('every figure of ours is on the dashboard or in an alert', async () => {
  const shown = (await read('deploy', 'observability', 'dashboard.json')) + JSON.stringify(await rules());
  const ours = [...(await told())].filter(
    (name) => name.startsWith('nuancier_') && !/_(?:sum|bucket)$/.test(name),
  );
  const families = ours.map((name) => name.replace(/_count$/, ''));
  expect(families.filter((name) => !shown.includes(name)).toSorted()).toEqual([
    // of use when one looks at one process
    'nuancier_cache_bytes',
    'nuancier_catalogue_age_seconds',
    'nuancier_job_done_timestamp_seconds',
    'nuancier_lane_admitted_total',
    'nuancier_lane_in_flight',
    'nuancier_lane_waiting',
    'nuancier_serialising_abandoned_total',
  ]);
});

it('every alert has its paragraph in the runbook, and every paragraph its alert', async () => {
  const headings = [...(await read('docs', 'runbook.md')).matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
  const alerts = await rules();
  expect(alerts.map(({ alert }) => alert)).toEqual(headings);
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
});

it('a backup is too old for the doctor and for the alert at the same hour', async () => {
  const old = (await rules()).find(({ alert }) => alert === 'BackupOld');
  expect(old?.expr).toBe(`max(nuancier_backup_age_seconds) > ${OLDEST_BACKUP_MS / 1_000}`);
});
