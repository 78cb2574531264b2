import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { documentRoutes } from './document-routes.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await testDatabase('demo');
  dataDir = await mkdtemp(join(tmpdir(), 'documents-'));
  app = fastify();
  await app.register(documentRoutes({ db: shop.db, dataDir, log: createLog({ level: 'silent' }) }));
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('documents', () => {
  it.each(['ft', 'fds'])('PDP-04 %s.pdf is a PDF to be saved under its reference', async (kind) => {
    const answer = await get(`/documents/P101000/${kind}.pdf`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="P101000-${kind}.pdf"`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
  });

  it('is written once, kept on disk and the same byte for byte', async () => {
    const first = await get('/documents/P102000/ft.pdf');
    expect(await readdir(join(dataDir, 'document-cache', 'v1', 'P102000'))).toHaveLength(1);
    const second = await get('/documents/P102000/ft.pdf');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(first.headers.etag).toBe(second.headers.etag);
    expect(
      (await get('/documents/P102000/ft.pdf', { 'if-none-match': String(first.headers.etag) })).statusCode,
    ).toBe(304);
  });

  it('is written anew when the product changes', async () => {
    const before = await get('/documents/P102001/ft.pdf');
    await shop.db.updateTable('product').set({ name: 'Un autre nom' }).where('sku', '=', 'P102001').execute();
    expect((await get('/documents/P102001/ft.pdf')).headers.etag).not.toBe(before.headers.etag);
  });

  it('a tool has a technical sheet but nothing to be afraid of', async () => {
    expect((await get('/documents/P907003/ft.pdf')).statusCode).toBe(200);
    expect((await get('/documents/P907003/fds.pdf')).statusCode).toBe(404);
  });

  it.each([
    '/documents/P999999/ft.pdf',
    '/documents/P101000/other.pdf',
    '/documents/P101000/ft.pdf%00',
    '/documents/..%2f..%2fetc/ft.pdf',
    "/documents/'%20or%201=1/ft.pdf",
    '/documents/10100001/fds.pdf',
  ])('knows nothing of %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([404, undefined]);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/documents/P101000/ft.pdf' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  });
});
