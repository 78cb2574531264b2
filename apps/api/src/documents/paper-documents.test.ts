import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../monitoring/log.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { signedIn } from '../testing/signed-in.ts';
import { customerDocumentRoutes } from './routes/customer-document-routes.ts';
import { createPresses } from './pdf/press.ts';
import { printPaper } from './pdf/print-paper.ts';
import { pdfFaults } from './testing/pdf-faults.ts';
import { pdfSpokenText, pdfText } from './testing/pdf-text.ts';
import { unzipped } from './testing/unzipped.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const OTHER_HEAD = 'nadia.castellan@demo.valbrune.example';
const SUBACCOUNT = 'solene.riou@demo.valbrune.example';
const QUOTATION = '/documents/quotations/D26400090.pdf';
const INVOICE = '/documents/invoices/F26200021.pdf';
const CREDIT_NOTE = '/documents/credit-notes/A26300018.pdf';
const PAPERS = [QUOTATION, INVOICE, CREDIT_NOTE];

const printings: string[] = [];
let isBroken = false;
const presses = createPresses(async (content) => {
  printings.push(content.head.title);
  if (isBroken) throw new Error('the press is broken');
  return printPaper(content);
});

let shop: ShopApi;
let app: FastifyInstance;
let tokens: ReturnType<typeof signedIn>;
beforeAll(async () => {
  shop = await shopApi({ presses });
  const now = () => DEMO_DAY;
  tokens = signedIn(shop.db, now);
  app = fastify();
  await app.register(
    customerDocumentRoutes({
      db: shop.db,
      now,
      log: createLog({ level: 'silent' }),
      production: false,
      press: presses.customers,
      papers: shop.stores.papers,
    }),
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function get(url: string, as: string) {
  return app.inject({ url, headers: { cookie: `vsf-customer=${await tokens.of(as)}` } });
}

async function printed(url: string, as: string): Promise<string> {
  return pdfText((await get(url, as)).rawPayload);
}

async function setRights(rights: Record<string, boolean>): Promise<void> {
  await shop.db.updateTable('customer').set(rights).where('email', '=', SUBACCOUNT).execute();
}

describe('papers', () => {
  it('QUO-02 a quotation names its articles, its sums and its last day', async () => {
    const text = await printed(QUOTATION, HEAD);
    for (const words of [
      'Devis n°\u00A0D26400090',
      'Établi le 11 novembre 2026, valable jusqu’au 11 décembre 2026',
      'Peintures Kermarrec SARL',
      '12 rue des Métairies',
      'SIRET 999\u00A0901\u00A0010\u00A000010',
      'Code client 0351012',
      'Rénovation de 12 logements',
      '82400101',
      '12,10\u00A0€',
      '159,13\u00A0€',
      '190,96\u00A0€',
    ])
      expect(text).toContain(words);
  });

  it('INV-02 an invoice carries what the law wants: both parties, dates, tax, terms', async () => {
    const text = await printed(INVOICE, HEAD);
    for (const words of [
      'Facture n°\u00A0F26200021',
      'Valbrune Distribution SAS',
      'SIREN 999\u00A0900\u00A0012',
      'TVA intracommunautaire FR74999900012',
      'RCS Rennes',
      'Capital social\u00A0: 2\u202F500\u202F000\u00A0€',
      'IBAN FR76\u00A09999\u00A09000',
      'BIC VALBFRR1XXX',
      'W26100049',
      'N°\u00A0de bon de commande',
      'BC-2026-014',
      'Chantier / référence',
      'Entretien 2026',
      'Livré à',
      'Peintures Kermarrec SARL',
      '1er janvier 2027',
      'TVA 20\u00A0%',
      '614,70\u00A0€',
      '737,64\u00A0€',
      'Reste à payer TTC',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/40\u00A0€/);
  });

  it('INV-02 a credit note names the invoice it corrects, and takes off', async () => {
    const text = await printed(CREDIT_NOTE, HEAD);
    for (const words of [
      'Avoir n°\u00A0A26300018',
      'F26200024',
      'Retour de marchandise',
      '\u221247,20\u00A0€',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('pénalités');
    // One pack at its price is what the row takes off: nothing was rounded.
    expect(text).not.toContain('(arrondi)');
  });

  it.each(PAPERS)('H19 B05 %s is nobody else’s, and nobody keeps it', async (url) => {
    const own = await get(url, HEAD);
    expect([own.statusCode, own.headers]).toMatchObject([
      200,
      { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    ]);
    const none = await get(url.replace(/\d{3}\.pdf/, '999.pdf'), HEAD);
    for (const answer of [await get(url, OTHER_HEAD), await app.inject({ url })])
      expect([answer.statusCode, answer.body]).toEqual([404, none.body]);
  });

  it('QUO-05 INV-03 need the right of their page', async () => {
    await setRights({ is_view_quotations: false, is_view_invoices: false });
    const denied = await Promise.all(PAPERS.map(async (url) => (await get(url, SUBACCOUNT)).statusCode));
    expect(denied).toEqual([404, 404, 404]);
    await setRights({ is_view_quotations: true, is_view_invoices: true });
    const opened = await Promise.all(PAPERS.map(async (url) => (await get(url, SUBACCOUNT)).statusCode));
    expect(opened).toEqual([200, 200, 200]);
  });

  it('C01 without the right to see prices a quotation has none, and an invoice is not written', async () => {
    await setRights({ is_view_price: false });
    // The seller’s capital is an amount, but not a price.
    const bare = (await printed(QUOTATION, SUBACCOUNT)).replace(/Capital social.*€/, '');
    expect(bare).not.toMatch(/€|Montants|TTC/);
    expect((await get(INVOICE, SUBACCOUNT)).statusCode).toBe(404);
    await setRights({ is_view_price: true });
  });

  it('QUO-02 there is none while the store prepares the quotation', async () => {
    expect((await get('/documents/quotations/D26400094.pdf', HEAD)).statusCode).toBe(404);
  });
});

/** Every text within, a line each. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('a paper as a page', () => {
  const ORDER = '/documents/orders/W26100049.pdf';
  const KINDS = { orders: 'ORDER', quotations: 'QUOTATION', invoices: 'FACTURE', 'credit-notes': 'AVOIR' };
  const asked = async (url: string, as?: string) => {
    const [folder = '', file = ''] = url.split('/').slice(2);
    const kind = Object.entries(KINDS).find(([name]) => name === folder)?.[1];
    const { data, errors } = await shop.send(
      `{ customerPaper(kind: ${kind}, number: "${file.replace('.pdf', '')}") { kind_label title subtitle footer
        blocks { kind text lines columns { title lines } table { head rows figures_from } }
        pdf { url bytes pages } } }`,
      {},
      as === undefined ? {} : { as },
    );
    return { paper: data?.['customerPaper'] ?? null, errors };
  };
  const bare = (text: string) => text.replaceAll(/\s+/gu, '');
  /** An invoice of the same company that no other test opens. */
  const unprinted = async () => {
    const { data } = await shop.send(
      '{ customerInvoices(filter: { type: FACTURE }, pageSize: 100) { items { number pdf_url } } }',
      {},
      { as: HEAD },
    );
    const listed = data?.['customerInvoices'] as {
      items: { number: string; pdf_url: string | null }[];
    } | null;
    const found = listed?.items.find(({ pdf_url: url }) => url !== null && url !== INVOICE);
    return found?.number ?? '';
  };

  it.each([ORDER, ...PAPERS])('says what the PDF %s says, and how large that is', async (url) => {
    const { paper } = await asked(url, HEAD);
    const { rawPayload } = await get(url, HEAD);
    // What is printed as decoration is not read aloud.
    const said = bare(pdfSpokenText(rawPayload));
    const words = textsOf(paper).filter((text) => !/^[A-Z]+$/.test(text) && text !== url);
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((text) => !said.includes(bare(text)))).toEqual([]);
    expect(paper).toMatchObject({ pdf: { url, bytes: rawPayload.length, pages: 1 } });
  });

  it('tells the facts of an order in a table, a name and a value in each row', async () => {
    const { paper } = await asked(ORDER, HEAD);
    const { blocks } = paper as { blocks: { kind: string; text: string; table: { rows: string[][] } }[] };
    const facts = blocks.find(({ text }) => text === 'Votre commande');
    expect(facts).toMatchObject({ kind: 'TABLE', table: { head: null } });
    const rows = facts?.table.rows ?? [];
    expect(rows.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Statut', 'N°\u00A0de bon de commande', 'Mode', 'Paiement']),
    );
    expect(rows.filter((row) => row.length !== 2 || row.includes(''))).toEqual([]);
  });

  it('a technical sheet leads to the safety sheet where there is one, and speaks of none where not', async () => {
    const blocksOf = async (sku: string) => {
      const { data } = await shop.send(`{ productSheet(sku: "${sku}", kind: FT) { blocks { text sheet } } }`);
      const sheet = data?.['productSheet'] as { blocks: { text: string | null; sheet: string | null }[] };
      return sheet.blocks.filter(({ text }) => text?.includes('données de sécurité'));
    };
    expect(await blocksOf('P101000')).toEqual([
      { text: 'Consulter la fiche de données de sécurité avant emploi.', sheet: 'FDS' },
    ]);
    expect(await blocksOf('P907003')).toEqual([]);
  });

  it('is printed only for who asks how large the file is, and once however often it is asked', async () => {
    printings.length = 0;
    const told = (number: string, fields: string) =>
      `customerPaper(kind: FACTURE, number: "${number}") { title ${fields} }`;
    const bare = await shop.send(`{ ${told('F26200021', 'pdf { url }')} }`, {}, { as: HEAD });
    expect(bare).toEqual({
      data: { customerPaper: { title: 'Facture n°\u00A0F26200021', pdf: { url: INVOICE } } },
    });
    expect(printings).toEqual([]);
    const number = await unprinted();
    const aliases = Array.from({ length: 10 }, (_, nth) => `a${nth}: ${told(number, 'pdf { bytes pages }')}`);
    const { data } = await shop.send(`{ ${aliases.join(' ')} }`, {}, { as: HEAD });
    expect(Object.values(data ?? {})).toHaveLength(10);
    const [first] = Object.values(data ?? {});
    expect(first).toMatchObject({ pdf: { pages: 1 } });
    expect(printings).toEqual([`Facture n°\u00A0${number}`]);
    await shop.send('{ productSheet(sku: "P101000", kind: FT) { title pdf { url } } }');
    expect(printings).toHaveLength(1);
  });

  it('stands where its PDF cannot be printed', async () => {
    isBroken = true;
    const { data, errors } = await shop.send(
      '{ productSheet(sku: "P101000", kind: FT) { title pdf { url bytes pages } } }',
    );
    isBroken = false;
    expect([errors, data]).toMatchObject([
      undefined,
      { productSheet: { pdf: { url: '/documents/P101000/ft.pdf', bytes: null, pages: null } } },
    ]);
    expect(shop.logLines().some((line) => line.includes('the press is broken'))).toBe(true);
  });

  it.each([
    ['customerPaper(kind: FACTURE, number: " F26200021")'],
    ['customerPaper(kind: QUOTATION, number: "D26400090 ")'],
    ['productSheet(sku: " P101000", kind: FT)'],
  ])('is known by its own number alone: not by %s', async (query) => {
    const { errors } = await shop.send(`{ ${query} { title pdf { url } } }`, {}, { as: HEAD });
    expect(errors?.map(({ message }) => message)).toEqual(['Ce document n’existe pas.']);
  });

  it.each([ORDER, ...PAPERS])('B05 is for those who may have %s, and for nobody else', async (url) => {
    await setRights({ is_view_order: false });
    const readers = [undefined, HEAD, OTHER_HEAD, SUBACCOUNT, 'gwen.lebihan@demo.valbrune.example'];
    for (const as of readers) {
      const [file, page] = [
        as === undefined ? await app.inject({ url }) : await get(url, as),
        await asked(url, as),
      ];
      expect([as, page.paper !== null]).toEqual([as, file.statusCode === 200]);
      expect(page.paper !== null || page.errors !== undefined).toBe(true);
    }
    await setRights({ is_view_order: true });
  });

  it('C01 without the right to see prices it has none, and an invoice is not shown', async () => {
    await setRights({ is_view_price: false });
    const { paper } = await asked(QUOTATION, SUBACCOUNT);
    expect(JSON.stringify(paper).replace(/Capital social[^"]*€/, '')).not.toMatch(/€|Montants|TTC/);
    expect((await asked(INVOICE, SUBACCOUNT)).errors?.[0]?.message).toBe('Ce document n’existe pas.');
    await setRights({ is_view_price: true });
  });

  it.each([ORDER, ...PAPERS])('%s can be read aloud: PDF/UA-1 as far as its bytes tell', async (url) => {
    expect(pdfFaults((await get(url, HEAD)).rawPayload)).toEqual([]);
  });
});

describe('INV-01 a period’s invoices as one file', () => {
  const OCTOBER = '/documents/invoices.zip?from=2026-10-01&to=2026-10-31';
  const listed = async (as: string, filter: string) => {
    const { data, errors } = await shop.send(
      `{ customerInvoices(filter: ${filter}, pageSize: 100) { total_count zip_url items { number type } } }`,
      {},
      { as },
    );
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data?.['customerInvoices'] as {
      total_count: number;
      zip_url: string | null;
      items: { number: string; type: 'FACTURE' | 'AVOIR' }[];
    };
  };

  it('holds each of them as its own paper, where the API says', async () => {
    const { items, zip_url: address } = await listed(
      SUBACCOUNT,
      '{ period: { from: "2026-10-01", to: "2026-10-31" } }',
    );
    expect(address).toBe(OCTOBER);
    expect(items.length).toBeGreaterThan(1);
    const { statusCode, headers, rawPayload } = await get(OCTOBER, SUBACCOUNT);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    const names = { FACTURE: 'facture', AVOIR: 'avoir' };
    const files = unzipped(rawPayload);
    expect([...files.keys()]).toEqual(items.map(({ type, number }) => `${names[type]}-${number}.pdf`));
    for (const [name, body] of files) expect(pdfText(body)).toContain(name.replace(/^\w+-|\.pdf$/g, ''));
  });

  it.each([
    ['without a session', undefined, OCTOBER, 404],
    [
      'of another company: its own only',
      OTHER_HEAD,
      '/documents/invoices.zip?from=1999-01-01&to=1999-01-31',
      404,
    ],
    ['of a day that there is not', HEAD, '/documents/invoices.zip?from=2026-02-31', 404],
    ['by whom has no right to invoices', 'gwen.lebihan@demo.valbrune.example', OCTOBER, 404],
  ])('is refused %s', async (_why, as, url, status) => {
    const answer = as === undefined ? await app.inject({ url }) : await get(url, as);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('holds nobody else’s, and needs the right to prices', async () => {
    const own = (await listed(OTHER_HEAD, '{}')).items.map(({ number }) => number);
    const foreign = (await listed(HEAD, '{}')).items.map(({ number }) => number);
    const names = [...unzipped((await get('/documents/invoices.zip', OTHER_HEAD)).rawPayload).keys()].join(
      ' ',
    );
    expect(own.every((number) => names.includes(number))).toBe(true);
    expect(foreign.some((number) => names.includes(number))).toBe(false);
    await setRights({ is_view_price: false });
    expect((await listed(SUBACCOUNT, '{}')).zip_url).toBeNull();
    expect((await get(OCTOBER, SUBACCOUNT)).statusCode).toBe(404);
    await setRights({ is_view_price: true });
  });

  it('is refused, with a way on, where more match than one file holds', async () => {
    await sql`insert into invoice (${sql.raw(COPIED)}, number)
      select ${sql.raw(COPIED)}, 'F9' || nth from invoice, generate_series(1, 201) nth
      where number = 'F26200021'`.execute(shop.db);
    expect((await listed(HEAD, '{}')).zip_url).toBeNull();
    const { statusCode, body } = await get('/documents/invoices.zip', HEAD);
    expect([statusCode, body]).toEqual([
      413,
      'Un fichier réunit 200 documents au plus. Choisissez une période plus courte.',
    ]);
  });
});

const COPIED = `type, company_id, customer_id, order_number, issued_on, due_on, total_ht_cents, tax_cents,
  total_ttc_cents, balance_ttc_cents, billing`;
