// The start-up scripts, on a miniature project of their own.
import { spawn } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
/** How long builds and database wait for each other before they fail. */
const PATIENCE_MS = 20_000;
const FAKE_BUILDER = `
const fs = require('node:fs');
const app = process.cwd().endsWith('storefront') ? 'storefront' : 'gestion';
fs.writeFileSync('../../building-' + app, '');
const until = Date.now() + ${PATIENCE_MS};
const isAlone = () => fs.existsSync('../../together') && !fs.existsSync('../../preparing');
while (isAlone()) if (Date.now() > until) { console.error('no database is prepared meanwhile'); process.exit(1); }
if (fs.existsSync('broken')) { console.error('page cassée'); process.exit(1); }
fs.mkdirSync('build/server', { recursive: true });
fs.writeFileSync('build/server/index.js', '');
if (app === 'storefront') fs.appendFileSync('../../builds', process.env.BUILD_COMPRESSION[0]);
setTimeout(() => {}, 300);
`;
const FAKE_GENERATOR = `
import fs from 'node:fs';
fs.mkdirSync('packages/contract/generated', { recursive: true });
for (const name of ['schema', 'gestion-schema']) fs.writeFileSync('packages/contract/generated/' + name + '.ts', '');
`;
const FAKE_PREPARATION = `
import fs from 'node:fs';
fs.writeFileSync('preparing', '');
const until = Date.now() + ${PATIENCE_MS};
const apps = ['storefront', 'gestion'];
while (fs.existsSync('together') && !apps.every((app) => fs.existsSync('building-' + app)))
  if (Date.now() > until) { console.error('no page is built meanwhile'); process.exit(1); }
if (fs.existsSync('no-database')) { console.error('La base ne répond pas.'); process.exitCode = 69; }
`;
const MANIFEST = {
  name: 'miniature',
  private: true,
  type: 'module',
  workspaces: ['fakes/*'],
  devDependencies: { checker: 'file:others/checker' },
};
const LOCKFILE = {
  name: 'miniature',
  lockfileVersion: 3,
  packages: {
    '': MANIFEST,
    'fakes/builder': { name: '@react-router/dev', version: '1.0.0' },
    'node_modules/@react-router/dev': { resolved: 'fakes/builder', link: true },
    'others/checker': { version: '1.0.0', dev: true },
    'node_modules/checker': { resolved: 'others/checker', link: true, dev: true },
  },
};

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'nuancier-bootstrap-'));
  await cp(join(PROJECT, 'scripts'), join(project, 'scripts'), { recursive: true });
  await put('package.json', JSON.stringify(MANIFEST));
  await put('package-lock.json', JSON.stringify(LOCKFILE));
  await put('fakes/builder/package.json', JSON.stringify({ name: '@react-router/dev', version: '1.0.0' }));
  await put('fakes/builder/bin.cjs', FAKE_BUILDER);
  await put('others/checker/package.json', JSON.stringify({ name: 'checker', version: '1.0.0' }));
  await put('packages/contract/generate.ts', FAKE_GENERATOR);
  await put('apps/storefront/prepare.ts', FAKE_PREPARATION);
  await put('apps/storefront/app/page.tsx', 'one');
  await put('apps/gestion/app/page.tsx', 'one');
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(join(project, file, '..'), { recursive: true });
  await writeFile(join(project, file), text);
}

function bootstrap(
  purpose: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', purpose], {
      cwd: project,
      env: { ...process.env, ...env },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });
}

function isThere(file: string): Promise<boolean> {
  return access(join(project, file)).then(
    () => true,
    () => false,
  );
}

async function timesBuilt(): Promise<number> {
  return (await readFile(join(project, 'builds'), 'utf8').catch(() => '')).length;
}

describe('a start', () => {
  it('installs and builds in a fresh clone, and has nothing left to do the next time', async () => {
    const first = await bootstrap('start');
    expect(first).toMatchObject({ code: 0 });
    expect(first.said).toContain('Installation des paquets');
    expect(first.said).toContain('Construction des pages\u00A0: fait');
    await put('apps/storefront/app/page.test.tsx', 'a test is no reason to build');

    expect(await bootstrap('start')).toEqual({ code: 0, said: '' });
    expect(await timesBuilt()).toBe(1);
  });

  it('builds again when a source has changed, without installing', async () => {
    await bootstrap('start');
    await put('apps/storefront/app/page.tsx', 'other');
    const second = await bootstrap('start');
    expect(second.said).toContain('Construction des pages');
    expect(second.said).not.toContain('Installation');
  });

  it('installs again when the lockfile has changed', async () => {
    await bootstrap('start');
    await put('package-lock.json', JSON.stringify({ ...LOCKFILE, name: 'renamed' }));
    await rm(join(project, 'node_modules/.package-lock.json'));
    expect((await bootstrap('start')).said).toContain('Installation des paquets');
  });

  it('prepares the database while both builds run', async () => {
    await put('together', '');
    const end = await bootstrap('start');
    expect(end).toEqual({
      code: 0,
      said: expect.stringContaining('Préparation de la base\u00A0: fait'),
    });
  });

  it('shows why the database could not be prepared, and ends with its exit code', async () => {
    await put('no-database', '');
    const failed = await bootstrap('start');
    expect(failed.code).toBe(69);
    expect(failed.said).toContain('La base ne répond pas.');
    expect(failed.said).toContain('«\u00A0Préparation de la base\u00A0» a échoué');
    expect(await isThere('apps/storefront/build/.sources')).toBe(false);
  });

  it('leaves out the packages of tests, which a test run adds to those that are there', async () => {
    await bootstrap('start');
    expect(await isThere('node_modules/checker')).toBe(false);
    await put('node_modules/.left-in-place', '');

    const end = await bootstrap('test', { CHROMIUM_PATH: process.execPath });
    expect(end.said).toContain('Installation des paquets d’essai\u00A0: fait');
    expect(await isThere('node_modules/checker')).toBe(true);
    expect(await isThere('node_modules/.left-in-place')).toBe(true);
    expect(await bootstrap('start')).toEqual({ code: 0, said: '' });
  });

  it('does the work once when two start at the same time', async () => {
    const both = await Promise.all([bootstrap('start'), bootstrap('start')]);
    expect(both.map((end) => end.code)).toEqual([0, 0]);
    expect(await timesBuilt()).toBe(1);
    expect(both.map((end) => end.said).join('')).toContain('Un autre démarrage prépare déjà ce dossier');
    expect((await readdir(join(project, '.cache'))).filter((name) => name.startsWith('bootstrap'))).toEqual(
      [],
    );
  });

  it('takes over from a start that was killed', async () => {
    await put(
      '.cache/bootstrap.lock/owner.json',
      JSON.stringify({ pid: 2 ** 22 + 1, host: 'elsewhere', token: 'x' }),
    );
    const long = new Date(Date.now() - 60_000);
    await utimes(join(project, '.cache/bootstrap.lock/owner.json'), long, long);
    expect((await bootstrap('start')).code).toBe(0);
    expect(await timesBuilt()).toBe(1);
  });

  it('shows why a build failed, and tries again the next time', async () => {
    await put('apps/storefront/broken', '');
    const failed = await bootstrap('start');
    expect(failed.code).toBe(1);
    expect(failed.said).toContain('page cassée');
    await rm(join(project, 'apps/storefront/broken'));
    expect((await bootstrap('start')).code).toBe(0);
    expect(await timesBuilt()).toBe(1);
  });
});

describe('pages that the start of a demo compressed quickly', () => {
  it.each([
    ['package', {}],
    ['start', { SHOP_MODE: 'production' }],
  ])('are built anew, once, for « %s » %j', async (purpose, env) => {
    await bootstrap('start');
    await bootstrap(purpose, env);
    await bootstrap(purpose, env);
    expect(await readFile(join(project, 'builds'), 'utf8')).toBe('qb');
  });
});

describe('a test run', () => {
  it('notes which browser to drive', async () => {
    const end = await bootstrap('test', { CHROMIUM_PATH: process.execPath });
    expect(end.code).toBe(0);
    expect(await readFile(join(project, '.cache/chromium-path'), 'utf8')).toBe(`${process.execPath}\n`);
  });

  it('says so when the browser asked for does not exist', async () => {
    const end = await bootstrap('test', { CHROMIUM_PATH: '/nulle/part/chromium' });
    expect(end.code).toBe(1);
    expect(end.said).toContain('CHROMIUM_PATH désigne «\u00A0/nulle/part/chromium\u00A0», qui n’existe pas.');
  });
});
