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
import { pdfFaults } from '../testing/pdf-faults.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { unzipped } from '../testing/unzipped.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';
const PRIVATE = 'elodie.marchand@demo.valbrune.example';

// Delivered, and waiting at the store in part.
const FIVE_LINES = 'W26100049';
const IN_PARTS = 'W26100021';
// Not yet begun.
const WAITING = 'W26100007';

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
      press: createPress(),
      papers: shop.stores.papers,
    }),
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const url = (number: string) => `/documents/orders/${number}.pdf`;
async function get(number: string, as: string) {
  return app.inject({ url: url(number), headers: { cookie: `a=b; vsf-customer=${await tokens.of(as)}` } });
}

type Sum = { value: number };
type ListedOrder = {
  number: string;
  items: { product_sku: string; product_sale_price: Sum; row_total: Sum }[];
  total: {
    subtotal: Sum;
    total_excluding_tax: Sum;
    grand_total: Sum;
    taxes: { title: string; amount: Sum }[];
  };
};

async function told(as: string): Promise<ListedOrder[]> {
  const { data } = await shop.send(
    `{ customCustomerOrders(pageSize: 20) { items { number
      items { product_sku product_sale_price { value } row_total { value } }
      total { subtotal { value } total_excluding_tax { value } grand_total { value }
        taxes { title amount { value } } } } } }`,
    {},
    { as },
  );
  const listed = data?.['customCustomerOrders'] as { items: ListedOrder[] } | undefined;
  return listed?.items ?? [];
}

const french = (sum: Sum) => sum.value.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });

describe('an order on paper', () => {
  it('carries what the API tells of it, to the cent', async () => {
    const orders = await told(HEAD);
    expect(orders.length).toBeGreaterThan(5);
    for (const { number, items, total } of orders) {
      const { rawPayload } = await get(number, HEAD);
      expect(pdfFaults(rawPayload)).toEqual([]);
      const lines = pdfText(rawPayload).split('\n');
      expect(lines).toContain(`Commande n°\u00A0${number}`);
      const sums = lines.slice(lines.indexOf('Montants'));
      const after = (label: string) => sums[sums.indexOf(label) + 1];
      expect(after('Sous-total\u00A0HT')).toBe(french(total.subtotal));
      expect(after('Total\u00A0HT')).toBe(french(total.total_excluding_tax));
      expect(total.taxes.map(({ title }) => after(title))).toEqual(
        total.taxes.map(({ amount }) => french(amount)),
      );
      expect(after('Total\u00A0TTC')).toBe(french(total.grand_total));
      for (const item of items) {
        const at = lines.indexOf(item.product_sku);
        expect(lines.slice(at, at + 4)).toEqual(
          expect.arrayContaining([french(item.product_sale_price), french(item.row_total)]),
        );
      }
    }
  });

  it('five lines stand on one page, with who sells, who is billed and where the goods go', async () => {
    const { rawPayload } = await get(FIVE_LINES, HEAD);
    const lines = pdfText(rawPayload).split('\n');
    expect(lines).toContain('1 / 1');
    for (const words of ['Valbrune Distribution SAS', 'Adresse de facturation', 'Adresse de livraison'])
      expect(lines).toContain(words);
  });

  it('tells of each line what is prepared, handed over, waiting and left, and when', async () => {
    const text = pdfText((await get(IN_PARTS, HEAD)).rawPayload).replaceAll('\u00A0', ' ');
    expect(text).toMatch(/Préparé : \d+ \(10\/11\/2026\) · Vous attend au comptoir : \d+/);
    expect(text).toMatch(/articles?\s+vous\s+attend(ent)?\s+dès\s+maintenant\s;\s+le\s+reste/);
    expect(text).toMatch(/Préparé : 0 · Reste à préparer : \d+/);
  });

  it('names the store’s street, the day promised while it stands, and whether it is paid', async () => {
    const written = async (change: {
      status?: string;
      delivery_mode?: 'EMP' | 'LIV';
      promised_at?: Date | null;
      delivery_on?: string | null;
      wished_on?: string | null;
      wished_from?: number | null;
      wished_until?: number | null;
      first_delivery_on?: string | null;
    }) => {
      await sql`update orders set ${sql.join(
        Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      )}, shop_code = 'VB006', payment_state = 'paid' where number = ${WAITING}`.execute(shop.db);
      return pdfText((await get(WAITING, HEAD)).rawPayload).replaceAll(/\s+/g, ' ');
    };
    const promised = { promised_at: new Date('2026-11-16T09:30:00Z'), delivery_on: null };
    const fetched = await written({ status: 'EN_ATTENTE', delivery_mode: 'EMP', ...promised });
    expect(fetched).toContain('Valbrune Rennes Sud 21 rue de la Rigourdière ZI Sud-Est 35200 Rennes');
    expect(fetched).toContain('Retrait possible à partir du lundi 16 novembre à 10 h 30');
    expect(fetched).toMatch(/Paiement [^:]* – Payée/);
    expect(fetched).toMatch(/Quand Retrait possible/);
    const delivered = { promised_at: null, delivery_on: '2026-11-18' };
    expect(await written({ delivery_mode: 'LIV', ...delivered })).toContain(
      'Livraison prévue mercredi 18 novembre',
    );
    const wished = await written({ wished_on: '2026-11-18' });
    expect(wished).toContain('Livraison souhaitée le mercredi 18 novembre');
    expect(wished).not.toContain('prévue');
    const slot = { wished_from: 600, wished_until: 720 };
    expect(await written({ delivery_mode: 'EMP', ...promised, ...slot })).toContain(
      'Retrait souhaité le mercredi 18 novembre entre 10 h et 12 h',
    );
    const none = { wished_on: null, wished_from: null, wished_until: null };
    const inTwo = { delivery_mode: 'LIV' as const, promised_at: null, first_delivery_on: '2026-11-17' };
    await sql`update order_line set delivery = 1 from orders
      where orders.id = order_id and number = ${WAITING}`.execute(shop.db);
    expect(await written({ ...none, ...inTwo })).toMatch(
      /Première livraison le mardi 17 novembre Quand Seconde livraison, date à confirmer.*Première livraison le mardi 17/,
    );
    expect(await written({ ...delivered, first_delivery_on: null })).toContain('prévue');
    expect(await written({ status: 'ANNULEE' })).not.toContain('prévue');
  });

  it('H19 is an attachment nobody keeps, and nothing at all without the session', async () => {
    const [order] = await told(HEAD);
    const number = order?.number ?? '';
    const answer = await get(number, HEAD);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="commande-${number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    const bearer = { authorization: `Bearer ${await tokens.of(HEAD)}` };
    expect((await app.inject({ url: url(number), headers: bearer })).statusCode).toBe(200);
    const shared = await app.inject({ url: url(number) });
    expect([shared.statusCode, shared.headers['cache-control']]).toEqual([404, 'no-store']);
    // A browser is redirected to the paper's page, which asks for sign-in; any number does, so that none is revealed.
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const pages = ['orders', 'quotations', 'invoices', 'credit-notes'].map(
      async (folder) => (await app.inject({ url: `/documents/${folder}/X1.pdf`, headers: browser })).headers,
    );
    expect((await Promise.all(pages)).map(({ location }) => location)).toEqual([
      '/customer/order-history/X1',
      '/customer/my-quotations/X1',
      '/customer/my-invoices-and-credit-notes/facture/X1',
      '/customer/my-invoices-and-credit-notes/avoir/X1',
    ]);
    const signedIn = { ...browser, cookie: `vsf-customer=${await tokens.of(PRIVATE)}` };
    expect((await app.inject({ url: url(number), headers: signedIn })).statusCode).toBe(404);
    const forged = await app.inject({
      url: url(number),
      headers: { cookie: `vsf-customer=${'x'.repeat(43)}` },
    });
    expect(forged.statusCode).toBe(404);
  });

  it('B05 somebody else’s is answered like one that does not exist', async () => {
    const headOnly = (await told(HEAD)).map(({ number }) => number);
    const own = (await told(SUBACCOUNT)).map(({ number }) => number);
    const foreign = headOnly.find((number) => !own.includes(number)) ?? '';
    const none = await get('W26999999', PRIVATE);
    expect(none.statusCode).toBe(404);
    for (const as of [PRIVATE, SUBACCOUNT]) {
      const answer = await get(foreign, as);
      expect([answer.statusCode, answer.body]).toEqual([404, none.body]);
    }
    expect((await get(own[0] ?? '', SUBACCOUNT)).statusCode).toBe(200);
    // The head of the company reads those of its sub-accounts.
    expect((await get(own[0] ?? '', HEAD)).statusCode).toBe(200);
  });

  it('C01 shows no amount to whoever may not see prices, C04 and nothing without the right', async () => {
    const number = (await told(SUBACCOUNT))[0]?.number ?? '';
    expect(pdfText((await get(number, SUBACCOUNT)).rawPayload)).toContain('€');
    await setRight({ is_view_price: false });
    const bare = pdfText((await get(number, SUBACCOUNT)).rawPayload);
    expect(bare).toContain('Articles');
    // The seller’s capital is an amount, but not a price.
    expect(bare.replace(/Capital social.*€/, '')).not.toMatch(/€|Montants|Prix|TTC/);
    await setRight({ is_view_price: true, is_view_order: false });
    expect((await get(number, SUBACCOUNT)).statusCode).toBe(404);
    await setRight({ is_view_order: true });
  });

  it.each(['W26100021', '..%2f..%2fetc%2fpasswd.pdf', "'%20or%201=1.pdf", 'W26100021.pdf%00'])(
    'knows nothing of %s',
    async (file) => {
      const headers = { cookie: `vsf-customer=${await tokens.of(HEAD)}` };
      expect((await app.inject({ url: `/documents/orders/${file}`, headers })).statusCode).toBe(404);
    },
  );
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

async function setRight(right: { is_view_order?: boolean; is_view_price?: boolean }): Promise<void> {
  await shop.db.updateTable('customer').set(right).where('email', '=', SUBACCOUNT).execute();
}
