import { createHash } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erp } from '../../integration/testing/erp.ts';
import type { Erp } from '../../integration/testing/erp.ts';
import { BASE_PATH } from '../../integration/openapi.ts';
import { madePdf } from '../../invoices/papers/testing/made-pdf.ts';
import { createLog } from '../../monitoring/log.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { customerDocumentRoutes } from './customer-document-routes.ts';
import { createPress } from '../pdf/press.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { unzipped } from '../testing/unzipped.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';
const PRIVATE = 'elodie.marchand@demo.valbrune.example';

let shop: ShopApi;
let app: FastifyInstance;
let tokens: ReturnType<typeof signedIn>;
beforeAll(async () => {
  shop = await shopApi();
  const now = () => DEMO_DAY;
  tokens = signedIn(shop.db, now);
  app = fastify();
  await app.register(
    customerDocumentRoutes({
      db: shop.db,
      now,
      log: createLog({ level: 'silent' }),
      production: false,
      press: createPress(),
      papers: shop.stores.papers,
    }),
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

describe('an invoice with the merchant’s own PDF', () => {
  const INVOICE = '/documents/invoices/F26200021.pdf';
  const CREDIT_NOTE = '/documents/credit-notes/A26300018.pdf';
  const READER = 'solene.riou@demo.valbrune.example';
  const first = madePdf('tel que la comptabilité l’a émis');
  const second = madePdf('corrigé');
  let accounts: Erp;
  beforeAll(async () => {
    accounts = await erp(shop, ['papers:write']);
  });

  const send = (path: string, payload: Buffer, key = accounts.key, type = 'application/pdf') =>
    shop.inject({
      method: 'PUT',
      url: `${BASE_PATH}/invoices/${path}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      payload,
    });
  const put = async (path: string, bytes: Buffer) => {
    const { statusCode, body } = await send(path, bytes);
    return { status: statusCode, ...(JSON.parse(body) as Record<string, unknown>) };
  };
  const read = async (address: string, as: string) =>
    app.inject({ url: address, headers: { cookie: `vsf-customer=${await tokens.of(as)}` } });
  const asked = (event: 'integration-write' | 'invoice-papers-replaced') =>
    shop.db.selectFrom('audit_entry').select('details').where('event', '=', event).orderBy('id').execute();

  it('hands out that one, byte for byte, under the name and to the readers of the drawn one', async () => {
    const drawn = await read(INVOICE, HEAD);
    expect(pdfText(drawn.rawPayload)).toContain('F26200021');
    const answer = { type: 'FACTURE', number: 'F26200021', bytes: first.length };
    expect(await put('F26200021/pdf', first)).toMatchObject({ status: 200, changed: true, ...answer });
    expect(await put('F26200021/pdf?type=FACTURE', first)).toMatchObject({ status: 200, changed: false });
    const given = await read(INVOICE, HEAD);
    expect(given.rawPayload).toEqual(first);
    const names = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'];
    const headersOf = ({ headers }: typeof given) => names.map((name) => headers[name]);
    expect([given.statusCode, headersOf(given)]).toEqual([200, headersOf(drawn)]);
    for (const [as, status] of [
      [READER, 200],
      [SUBACCOUNT, 404],
      [PRIVATE, 404],
      ['nadia.castellan@demo.valbrune.example', 404],
    ] as const)
      expect([as, (await read(INVOICE, as)).statusCode]).toEqual([as, status]);
    expect((await app.inject({ url: INVOICE })).statusCode).toBe(404);
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', READER).execute();
    expect((await read(INVOICE, READER)).statusCode).toBe(404);
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', READER).execute();
    // What has none is drawn, as before.
    expect(pdfText((await read(CREDIT_NOTE, HEAD)).rawPayload)).toContain('A26300018');
  });

  it('says on its page which one counts, and how large that is', async () => {
    const { data } = await shop.send(
      '{ customerPaper(kind: FACTURE, number: "F26200021") { title blocks { kind text } pdf { url bytes pages } } }',
      {},
      { as: HEAD },
    );
    expect(data?.['customerPaper']).toMatchObject({
      title: 'Facture n°\u00A0F26200021',
      blocks: expect.arrayContaining([
        { kind: 'NOTE', text: expect.stringContaining('c’est lui qui fait foi') },
      ]),
      pdf: { url: INVOICE, bytes: first.length, pages: null },
    });
  });

  it('has it in the file of a period, beside those that are drawn', async () => {
    const { rawPayload } = await read('/documents/invoices.zip?from=2026-11-01&to=2026-11-30', HEAD);
    const files = unzipped(rawPayload);
    expect(files.get('facture-F26200021.pdf')).toEqual(first);
    const others = [...files].filter(([name]) => name !== 'facture-F26200021.pdf');
    expect(others.length).toBeGreaterThan(0);
    for (const [name, body] of others) expect(pdfText(body)).toContain(name.replace(/^\w+-|\.pdf$/g, ''));
    await shop.db
      .updateTable('invoice_paper')
      .set({ bytes: 90 * 1_024 ** 2 })
      .execute();
    const heavy = await read('/documents/invoices.zip?from=2026-11-01&to=2026-11-30', HEAD);
    expect([heavy.statusCode, heavy.body]).toEqual([413, expect.stringContaining('80\u00A0Mo')]);
    await shop.db.updateTable('invoice_paper').set({ bytes: first.length }).execute();
  });

  it('is found by whatever number the accounts gave it', async () => {
    const named = ['FA/2026/11 n°42', 'FA-2026-11-n-42', `F.${'1'.repeat(60)}`];
    await sql`
      insert into invoice (type, number, company_id, issued_on, due_on, total_ht_cents, tax_cents, total_ttc_cents,
        balance_ttc_cents, billing)
      select type, unnest(${named}::text[]), company_id, '2026-11-16', due_on, total_ht_cents, tax_cents,
        total_ttc_cents, balance_ttc_cents, billing from invoice where number = 'F26200021'`.execute(shop.db);
    for (const number of named) {
      expect(await put(`${encodeURIComponent(number)}/pdf`, second)).toMatchObject({ status: 200, number });
      const query =
        'query P($number: String!) { customerPaper(kind: FACTURE, number: $number) { pdf { url } } }';
      const { data } = await shop.send(query, { number }, { as: HEAD });
      const url = `/documents/invoices/${encodeURIComponent(number)}.pdf`;
      expect(data).toEqual({ customerPaper: { pdf: { url } } });
      expect([number, (await read(url, HEAD)).rawPayload]).toEqual([number, second]);
    }
    const slashed = await read(`/documents/invoices/${encodeURIComponent('FA/2026/11 n°42')}.pdf`, HEAD);
    expect(slashed.headers['content-disposition']).toBe('attachment; filename="facture-FA-2026-11-n-42.pdf"');
    const { rawPayload } = await read('/documents/invoices.zip?from=2026-11-16&to=2026-11-16', HEAD);
    expect([...unzipped(rawPayload).keys()].toSorted()).toEqual([
      'facture-F.111111111111111111111111111111111111111111111111111111111111.pdf',
      'facture-FA-2026-11-n-42-2.pdf',
      'facture-FA-2026-11-n-42.pdf',
    ]);
    await shop.db.deleteFrom('invoice').where('number', 'in', named).execute();
  });

  it('has another one afterwards when it comes again otherwise, and the audit log says both', async () => {
    expect(await put('F26200021/pdf', second)).toMatchObject({ status: 200, changed: true });
    expect((await read(INVOICE, HEAD)).rawPayload).toEqual(second);
    const sum = createHash('sha256').update(first).digest('hex');
    expect(await asked('invoice-papers-replaced')).toEqual([
      { details: { documents: [`FACTURE F26200021 (sha256 ${sum})`], author: 'intégration ERP' } },
    ]);
    expect((await asked('integration-write')).at(-1)).toMatchObject({
      details: { method: 'PUT', path: `${BASE_PATH}/invoices/F26200021/pdf` },
    });
  });

  it('is answered with none rather than another when the storage has lost it', async () => {
    await sql`update invoice_paper set sha256 = ${'0'.repeat(64)}`.execute(shop.db);
    const lost = await read(INVOICE, HEAD);
    expect([lost.statusCode, lost.body]).toEqual([
      500,
      'Ce document ne peut pas être affiché pour le moment.',
    ]);
    expect(await put('F26200021/pdf', second)).toMatchObject({ status: 200, changed: true });
  });

  it('stays as it is for whatever is refused', async () => {
    await sql`
      insert into invoice (type, number, company_id, issued_on, total_ht_cents, tax_cents, total_ttc_cents,
        balance_ttc_cents, billing)
      select 'AVOIR', number, company_id, issued_on, -1, 0, -1, 0, billing from invoice
      where number = 'F26200021'`.execute(shop.db);
    const cases: [string, Buffer, number, string][] = [
      ['F99/pdf', first, 404, 'unknown_invoice'],
      ['A26300018/pdf?type=FACTURE', first, 404, 'unknown_invoice'],
      ['F26200021/pdf', first, 422, 'ambiguous_number'],
      ['F26200021/pdf?type=DEVIS', first, 400, 'invalid_request'],
      ['F26200021/pdf?type=FACTURE', Buffer.from('Bonjour'), 422, 'refused'],
      ['F26200021/pdf?type=FACTURE', madePdf('x', '3 0 obj\n<< /S /Launch >>\nendobj\n'), 422, 'refused'],
      ['F26200021/pdf?type=FACTURE', Buffer.alloc(10 * 1_024 ** 2 + 1), 413, 'too_long'],
    ];
    for (const [path, bytes, status, code] of cases)
      expect([path, await put(path, bytes)]).toEqual([path, expect.objectContaining({ status, code })]);
    const json = await send(
      'F26200021/pdf?type=FACTURE',
      Buffer.from('{}'),
      accounts.key,
      'application/json',
    );
    expect(json.statusCode).toBe(415);
    const { key } = await erp(shop, ['orders:write', 'imports:write', 'catalogue:write']);
    expect((await send('F26200021/pdf?type=FACTURE', first, key)).statusCode).toBe(403);
    expect((await read(INVOICE, HEAD)).rawPayload).toEqual(second);
    // As large as it may be.
    const large = madePdf('x', Buffer.alloc(9 * 1_024 ** 2, ' '));
    expect(await put('F26200021/pdf?type=FACTURE', large)).toMatchObject({
      status: 200,
      bytes: large.length,
    });
  });
});
