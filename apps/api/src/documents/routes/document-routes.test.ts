import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../monitoring/log.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { documentRoutes } from './document-routes.ts';
import { createPress } from '../pdf/press.ts';
import { pdfFaults } from '../testing/pdf-faults.ts';
import { unzipped } from '../testing/unzipped.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await testDatabase('demo');
  dataDir = await mkdtemp(join(tmpdir(), 'documents-'));
  app = fastify();
  await app.register(
    documentRoutes({
      db: shop.db,
      dataDir,
      now: () => DEMO_DAY,
      log: createLog({ level: 'silent' }),
      production: false,
      press: createPress(),
    }),
  );
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
    expect(pdfFaults(answer.rawPayload)).toEqual([]);
  });

  it('is written once, kept on disk and the same byte for byte', async () => {
    const first = await get('/documents/P102000/ft.pdf');
    expect(await readdir(join(dataDir, 'document-cache', 'v3', 'P102000'))).toHaveLength(1);
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
    '/documents/..%2f..%2fetc/ft.pdf',
    "/documents/'%20or%201=1/ft.pdf",
    '/documents/10100001/fds.pdf',
  ])('knows nothing of %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([404, undefined]);
  });

  it('a control character in an address is refused before anything is looked for', async () => {
    for (const url of ['/documents/P101000/ft.pdf%00', '/documents/P101000/ft.pdf?x=%00'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 400]);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/documents/P101000/ft.pdf' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  });
});

describe('the sheets of an order or a list as one file', () => {
  const HEAD = 'yann.kermarrec@demo.valbrune.example';
  const STRANGER = 'nadia.castellan@demo.valbrune.example';
  const zip = async (query: string, as?: string) =>
    get(
      `/documents/sheets.zip?${query}`,
      as === undefined ? {} : { cookie: `vsf-customer=${await signedIn(shop.db, () => DEMO_DAY).of(as)}` },
    );
  const orderOf = async () => {
    const found = await shop.db
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.customer_id')
      .innerJoin('order_line', 'order_line.order_id', 'orders.id')
      .where('customer.email', '=', HEAD)
      .select(['orders.number', 'order_line.parent_sku'])
      .execute();
    const number = found[0]?.number ?? '';
    return {
      number,
      products: found.filter((line) => line.number === number).map((line) => line.parent_sku),
    };
  };

  it('PDP-04 an order’s: a technical sheet of each product, a safety sheet of each mixture', async () => {
    const { number, products } = await orderOf();
    const answer = await zip(`order=${number}`, HEAD);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    const names = [...unzipped(answer.rawPayload).keys()];
    expect(names.filter((name) => name.endsWith('-ft.pdf')).toSorted()).toEqual(
      [...new Set(products)].map((sku) => `${sku}-ft.pdf`).toSorted(),
    );
    for (const body of unzipped(answer.rawPayload).values())
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('PDP-04 a list’s', async () => {
    const answer = await zip('list=0', HEAD);
    expect(answer.statusCode).toBe(200);
    expect(unzipped(answer.rawPayload).size).toBeGreaterThan(0);
  });

  it.each([
    ['without a session', undefined],
    ['to somebody of another company', STRANGER],
  ])('is refused %s, like a document that does not exist', async (_, as) => {
    const { number } = await orderOf();
    const answer = await zip(`order=${number}`, as);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Ce document n’existe pas.']);
  });

  it.each([
    ['', 404],
    ['order=../x', 404],
    ['order=1&order=2', 404],
    ['list=%00', 400],
    ['list=999999999', 404],
  ])('is refused for what is neither: « %s »', async (query, status) => {
    expect((await zip(query, HEAD)).statusCode).toBe(status);
  });
});
