import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Lockfile } from '../package/production-manifests.ts';
import { AWAY_IS_FINE, judgeAdvisories, readAudit, unverified } from './advisories.ts';
import { billOfMaterials, missingFrom } from './bill-of-materials.ts';
import { checkLockfile, troublesOf } from './check-lockfile.ts';
import { installedOn } from './installed-on.ts';
import { isAllowed, licencesOf } from './licence-rules.ts';
import type { LicenceList } from './licence-rules.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = JSON.parse(read('scripts/supply-chain/licences.json')) as LicenceList;
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;
const sealed = { version: '1.0.0', integrity: 'sha512-x' };

it('every licence of what the shop needs to run is allowed, or was judged', () => {
  const found = licencesOf(lockfile, list);
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ isAllowed: good }) => !good)).toEqual([]);
  const names = new Set(found.map(({ name }) => name));
  expect(Object.keys(list.judged).filter((name) => !names.has(name))).toEqual([]);
});

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['none', false],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT OR GPL-3.0-only) AND SSPL-1.0', false],
])('%s: allowed %s', (expression, expected) => {
  expect(isAllowed(expression, list.allowed)).toBe(expected);
});

it('a bill of materials that forgets a package is no bill', () => {
  const packages = {
    'packages/ours': {},
    'node_modules/@a/b': sealed,
    'node_modules/c': sealed,
  };
  const components = [{ group: '@a', name: 'b', version: '1.0.0' }];
  expect(missingFrom({ components }, { packages })).toEqual(['c@1.0.0']);
});

it('the bill is the shop’s, and names what is shipped to one system: no program of another, nor what it alone needs', () => {
  const bill = billOfMaterials(root, { os: 'linux', cpu: 'x64', libc: 'glibc' });
  expect(bill.metadata.component).toMatchObject({ name: 'nuancier', type: 'application' });
  const names = bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  expect(names.filter((name) => /^@(?:img\/sharp|node-rs\/argon2|emnapi\/)/.test(name)).toSorted()).toEqual([
    '@img/sharp-libvips-linux-x64',
    '@img/sharp-linux-x64',
    '@node-rs/argon2',
    '@node-rs/argon2-linux-x64-gnu',
  ]);
  expect(names).toEqual(expect.arrayContaining(['react', 'lucide-react', 'tslib']));
}, 60_000);

it.each([
  [{ os: 'darwin', cpu: 'arm64', libc: null }, ['c', 'c-darwin']],
  [{ os: 'linux', cpu: 'x64', libc: 'musl' }, ['c', 'c-musl', 'not-windows']],
  [{ os: 'win32', cpu: 'x64', libc: null }, ['c', 'only-there', 'c-windows']],
])('of these packages npm installs on %j: %j', (system, names) => {
  const packages = {
    '': { dependencies: { c: '1' } },
    'node_modules/c': {
      optionalDependencies: { 'c-darwin': '1', 'c-musl': '1', 'c-windows': '1', 'not-windows': '1' },
    },
    'node_modules/c-darwin': { os: ['darwin'] },
    'node_modules/c-musl': { os: ['linux'], libc: ['musl'] },
    'node_modules/c-windows': { os: 'win32', dependencies: { 'only-there': '1' } },
    'node_modules/not-windows': { os: ['!win32', '!darwin'] },
    'node_modules/only-there': {},
  };
  const kept = Object.keys(installedOn({ packages }, system).packages).filter((place) => place !== '');
  expect(kept.map((place) => place.slice('node_modules/'.length)).toSorted()).toEqual(names.toSorted());
});

it('the lockfile holds every system’s packages, their integrity, and no unjudged install script', () => {
  expect(checkLockfile()).toMatchObject({ ok: true, output: '' });
});

it.each([
  [{ integrity: 'sha1-x' }, 'no sha512 integrity'],
  [{ ...sealed, resolved: 'https://paquets.example/a.tgz' }, 'an address of its own'],
  [{ ...sealed, hasInstallScript: true }, 'install script'],
  [{ ...sealed, optionalDependencies: { 'a-darwin': '1.0.0' } }, 'does not hold a-darwin'],
])('a package like %j is told', (entry, words) => {
  const troubles = troublesOf({ packages: { '': {}, 'node_modules/a': entry } }, {});
  expect(troubles).toHaveLength(1);
  expect(troubles[0]).toContain(words);
});

it('a judged install script is no trouble, and every install of ours runs none', () => {
  const packages = { 'node_modules/a': { ...sealed, hasInstallScript: true } };
  expect(troublesOf({ packages }, { a: false })).toEqual([]);
  const installs = globSync('scripts/**/*.{mjs,ts}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...read(file).matchAll(/\[\s*'(?:ci|install)', '--[^\]]*\]/g)].map(([words]) => words),
    );
  expect(installs).toHaveLength(4);
  expect(installs.filter((words) => !words.includes("'--ignore-scripts'"))).toEqual([]);
});

it('a finding counts unless it was written down, and what was written down ends on its day', () => {
  const advisory = (id: string, severity: string) => ({
    name: 'a',
    title: 't',
    url: `https://github.com/advisories/${id}`,
    severity,
  });
  const report = {
    vulnerabilities: {
      a: { via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate'), advisory('GHSA-3', 'low')] },
      b: { via: ['a', advisory('GHSA-1', 'high')] },
    },
  };
  const known = (advisoryId: string, until: string) => ({ advisory: advisoryId, reason: 'r', until });
  const judged = judgeAdvisories(
    report,
    [known('GHSA-1', '2027-01-31'), known('GHSA-2', '2026-01-31')],
    '2026-11-18',
  );
  expect(judged.open.map(({ url }) => url.slice(-6))).toEqual(['GHSA-2']);
  expect(judged.excepted).toHaveLength(1);
  expect(judged.stale.map((one) => one.advisory)).toEqual(['GHSA-2']);
  expect(judgeAdvisories({}, [known('GHSA-1', '2027-01-31')], '2026-11-18').stale).toHaveLength(1);
  const loose = [known('GHSA-1', 'toujours'), { ...known('GHSA-2', '2027-01-31'), reason: ' ' }];
  expect(judgeAdvisories(report, loose, '2026-11-18')).toMatchObject({ excepted: [], stale: loose });
});

it.each([
  ['report', { vulnerabilities: {} }],
  ['away', { message: 'request to https://registry.example failed', error: { summary: '' } }],
  ['broken', { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' } }],
])('an answer of npm audit is a report, a registry that is away, or npm’s own fault: %s', (kind, said) => {
  expect(readAudit(JSON.stringify(said)).kind).toBe(kind);
  expect(readAudit('npm: command not found').kind).toBe('broken');
});

it('a registry that does not answer is no clean bill: its own code, on stderr, unless the caller says that it will do', () => {
  const audit = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'audit.ts'), ...words], {
      encoding: 'utf8',
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
    });
  const [strict, lenient] = [audit(), audit(AWAY_IS_FINE)];
  expect([strict.status, lenient.status]).toEqual([69, 0]);
  expect([strict.stdout, lenient.stdout]).toEqual(['', '']);
  expect(strict.stderr).toContain('NON VÉRIFIÉ');
  expect(lenient.stderr).toContain('NON VÉRIFIÉ');
  expect(read('.ci/run')).toContain(AWAY_IS_FINE);
}, 60_000);

it('npm that asked nothing is a fault, whoever finds an absence fine', () => {
  expect(unverified({ kind: 'broken', says: 'x' }, true).code).toBe(1);
});
