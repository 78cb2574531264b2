// The fast checks: types, lint, import rules, format, dead code. Each reports its own name on failure.
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { checkLockfile } from './supply-chain/check-lockfile.ts';
import { run } from './run.mjs';

// The machine has few cores and the type checker is hungry.
const WORKERS = 2;

// All Node sources with the same options are one program: the API's sources are read once, not once per part.
const typedProjects = [
  'apps/storefront',
  'apps/gestion',
  'tsconfig.server.json',
  '.',
  'packages/ui',
  'packages/domain',
];

// Each checker of a program works out again the types that it shares with the others: one for each core that a
// worker has for itself.
const checkers = String(Math.max(1, Math.floor(availableParallelism() / WORKERS)));

// Of some 3,400: fewer than this means that the import rules lost sight of a part, not that all is well.
const MODULES_AT_LEAST = 3_150;

// By its content, since a checkout touches every file.
const unchangedIsKnown = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

// The long ones first, so that neither of the two workers ends alone.
const checks = [
  {
    name: 'format',
    run: () => run('prettier', ['--check', ...unchangedIsKnown, '--log-level', 'warn', '.']),
  },
  ...typedProjects.map((project) => ({
    name: `types ${project}`,
    run: () => run('tsc', ['-p', project, '--checkers', checkers]),
  })),
  { name: 'import rules', run: importRules },
  { name: 'dead code', run: () => run('knip', []) },
  { name: 'lint', run: () => run('oxlint', ['--deny-warnings', '--report-unused-disable-directives']) },
  { name: 'lockfile', run: checkLockfile },
];

export async function verify() {
  const prepared = await prepare();
  const results = [...prepared];
  if (prepared.every((result) => result.ok)) {
    const waiting = [...checks];
    await Promise.all(Array.from({ length: WORKERS }, () => worker(waiting, results)));
  }
  for (const { name, ok, seconds, output } of results) {
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) console.log(output);
  }
  const failures = results.filter((r) => !r.ok).map(({ name, output }) => ({ name, reason: output }));
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

async function prepare() {
  const generated = await run('node', ['packages/contract/generate.ts']);
  const classes = await run('node', ['scripts/css/css-types.ts']);
  const routes = await run('react-router', ['typegen'], { cwd: 'apps/storefront' });
  const gestionRoutes = await run('react-router', ['typegen'], { cwd: 'apps/gestion' });
  return [
    { name: 'contract types', ...generated },
    { name: 'class types', ...classes },
    { name: 'route types', ...routes },
    { name: 'route types of the back office', ...gestionRoutes },
  ];
}

async function worker(waiting, results) {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    results.push({ name: check.name, ...(await check.run()) });
  }
}

async function importRules() {
  const roots = ['packages', 'apps', 'demo', 'e2e', 'bench'];
  const result = await run('depcruise', ['--config', '.dependency-cruiser.cjs', ...roots]);
  const modules = Number(/\((\d+) modules/.exec(result.output)?.[1] ?? 0);
  if (modules >= MODULES_AT_LEAST) return result;
  return { ...result, ok: false, output: `${result.output}\nOnly ${modules} modules were read.` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await verify();
  process.exitCode = failed > 0 ? 1 : 0;
}
