import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBuiltStore } from '@nuancier/api/media/media.ts';
import type { MediaStore } from '@nuancier/api/media/media.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from './built-files.ts';
import type { Elsewhere } from './built-files.ts';
import { keepBuiltFiles } from './keep-built-files.ts';

let folder: string;
let store: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-files-'));
  store = await openBuiltStore({ kind: 'folder' }, folder);
  await build('before', { 'root-11111111.css': 'a{}', 'root-11111111.css.br': 'pressed', 'plain.js': '0' });
  await build('now', {
    'root-22222222.css': 'b{}',
    'screen-3_3-3x33.js': 'c()',
    'inter-44444444.woff2': 'd',
  });
});
afterAll(() => rm(folder, { recursive: true }));

async function build(version: string, files: Record<string, string>): Promise<void> {
  await Promise.all(
    ['shop', 'gestion'].map(async (part) => {
      const assets = path.join(folder, version, part, 'assets');
      await mkdir(assets, { recursive: true });
      await Promise.all(
        Object.entries(files).map(([name, text]) => writeFile(path.join(assets, name), text)),
      );
    }),
  );
}

function foldersOf(version: string) {
  return { shop: path.join(folder, version, 'shop'), gestion: path.join(folder, version, 'gestion') };
}

async function processOf(version: string, elsewhere: Elsewhere | undefined = store) {
  const app = fastify();
  const { shop, gestion } = foldersOf(version);
  const common = { preCompressed: true, elsewhere };
  await app.register(builtFiles({ ...common, part: 'shop', clientFolder: shop, prefix: '/assets' }));
  await app.register(
    builtFiles({ ...common, part: 'gestion', clientFolder: gestion, prefix: '/gestion/assets' }),
  );
  return app;
}

describe('while two versions serve side by side', () => {
  beforeAll(async () => {
    await keepBuiltFiles(foldersOf('before'), store);
    await keepBuiltFiles(foldersOf('now'), store);
  });

  it.each([
    ['before', '/assets/root-22222222.css', 'b{}', 'text/css; charset=utf-8'],
    ['before', '/assets/screen-3_3-3x33.js?x=1', 'c()', 'text/javascript; charset=utf-8'],
    ['before', '/gestion/assets/inter-44444444.woff2', 'd', 'font/woff2'],
    ['now', '/assets/root-11111111.css', 'a{}', 'text/css; charset=utf-8'],
    ['now', '/assets/root-22222222.css', 'b{}', 'text/css; charset=utf-8'],
  ])('the process of « %s » serves %s', async (version, url, text, type) => {
    const answer = await (await processOf(version)).inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, text]);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(text.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/assets/root-55555555.css',
    '/assets/plain.js',
    '/assets/root-11111111.css.br',
    '/assets/root-11111111.css.map',
    '/assets/..%2fgestion%2froot-11111111.css',
    '/assets/gestion/root-11111111.css',
    '/gestion/assets/%2e%2e/server/index.js',
  ])('%s is of no version', async (url) => {
    expect((await (await processOf('now')).inject({ url })).statusCode).toBe(404);
  });

  it('a file of another version is asked for again when the storage is away', async () => {
    const app = await processOf('now', { find: () => Promise.reject(new Error('ECONNREFUSED')) });
    const answer = await app.inject({ url: '/assets/root-11111111.css' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject({ url: '/assets/root-22222222.css' })).statusCode).toBe(200);
  });
});

it('a version keeps what bears its mark, once', async () => {
  const fresh = await openBuiltStore({ kind: 'folder' }, path.join(folder, 'fresh'));
  expect(await keepBuiltFiles(foldersOf('before'), fresh)).toBe(2);
  expect(await keepBuiltFiles(foldersOf('before'), fresh)).toBe(0);
  expect(await keepBuiltFiles(foldersOf('now'), fresh)).toBe(6);
  expect(await fresh.has('gestion/root-11111111.css')).toBe(true);
});
