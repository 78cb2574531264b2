// The start-up scripts, on a miniature project of their own.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const FAKE_BUILDER = `
const fs = require('node:fs');
if (fs.existsSync('broken')) { console.error('page cassée'); process.exit(1); }
fs.mkdirSync('build/server', { recursive: true });
fs.writeFileSync('build/server/index.js', '');
if (process.cwd().endsWith('storefront')) fs.appendFileSync('../../builds', 'x');
setTimeout(() => {}, 300);
`;
const FAKE_GENERATOR = `
import fs from 'node:fs';
fs.mkdirSync('packages/contract/generated', { recursive: true });
for (const name of ['schema', 'gestion-schema']) fs.writeFileSync('packages/contract/generated/' + name + '.ts', '');
`;
const MANIFEST = { name: 'miniature', private: true, type: 'module', workspaces: ['fakes/*'] };
const LOCKFILE = {
  name: 'miniature',
  lockfileVersion: 3,
  packages: {
    '': MANIFEST,
    'fakes/builder': { name: '@react-router/dev', version: '1.0.0' },
    'node_modules/@react-router/dev': { resolved: 'fakes/builder', link: true },
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
  await put('packages/contract/generate.ts', FAKE_GENERATOR);
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
