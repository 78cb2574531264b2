import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const SOLENE = 'solene.riou@demo.valbrune.example';
const DIDIER = 'didier.vandamme@demo.valbrune.example';
const LUCIE = 'lucie.armand@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const LIST = '/customer/my-invoices-and-credit-notes';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const visit = (as: string, query = '') => shop.visit(LIST + query, { as });
const numbersOf = (html: string) =>
  [...html.matchAll(/href="\/documents\/(?:invoices|credit-notes)\/(\w+)\.pdf"/g)].map(
    ([, number]) => number,
  );

describe('INV-01 invoices and credit notes', () => {
  it('NAV-33 are listed with their state, their sums and their document', async () => {
    const page = await visit(YANN);
    expect(page.status).toBe(200);
    const words = wordsOf(page.html);
    for (const text of [
      'Mes factures et avoirs',
      '11 documents',
      'Facture n° F26200021',
      'À échoir',
      'Échue',
      '737,64 €',
    ])
      expect(words).toContain(text);
    for (const text of [
      'Avoir n° A26300018',
      'Facture F26200024 · Retour de marchandise',
      '−47,20 €',
      '5 195,62 €',
    ])
      expect(words).toContain(text);
    expect(numbersOf(page.html)).toHaveLength(11);
  });

  it('are narrowed by type, state and period, which stay on the way to the next page', async () => {
    expect(numbersOf((await visit(YANN, '?type=AVOIR')).html)).toEqual(['A26300018']);
    expect(numbersOf((await visit(YANN, '?state=ECHUE')).html)).toEqual(['F26200051']);
    const first = await visit(DIDIER, '?type=FACTURE');
    expect(numbersOf(first.html)).toHaveLength(20);
    expect(first.html).toContain(`href="${LIST}?type=FACTURE&amp;page=2"`);
    expect(wordsOf((await visit(YANN, '?from=1999-01-01&to=1999-12-31')).html)).toContain(
      'Aucun document ne correspond à ces critères.',
    );
    expect(wordsOf((await visit(HUGO)).html)).toContain('Vous n’avez pas encore de facture.');
  });

  it.each(['?type=INCONNU', '?from=hier', '?from=2026-02-31', '?page=x'])('stand with %s', async (query) => {
    expect((await visit(YANN, query)).status).toBe(200);
  });

  it('INV-03 open to whom has the right only, and without prices show none', async () => {
    const turned = await visit(GWEN);
    expect([turned.status, turned.headers['location']]).toEqual([302, '/customer/my-profile']);
    expect((await visit(SOLENE)).status).toBe(200);
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', SOLENE).execute();
    const bare = await visit(SOLENE);
    expect(wordsOf(bare.html)).toContain('Facture n° F26200021');
    expect(/737[,.]64|documents\/invoices/.test(bare.html)).toBe(false);
    expect(/<main[\s\S]*<\/main>/.exec(bare.html)?.[0].includes('€')).toBe(false);
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', SOLENE).execute();
  });
});

describe('INV-02 papers as pages, beside each PDF', () => {
  const ORDER = '/customer/order-history/W26100049';
  const QUOTATION = '/customer/my-quotations/D26400090';
  const papers = [
    [
      `${LIST}/facture/F26200021`,
      '/documents/invoices/F26200021.pdf',
      'Facture n° F26200021',
      '737,64 €',
      LIST,
    ],
    [
      `${LIST}/avoir/A26300018`,
      '/documents/credit-notes/A26300018.pdf',
      'Avoir n° A26300018',
      '−47,20 €',
      LIST,
    ],
    [`${ORDER}/document`, '/documents/orders/W26100049.pdf', 'Commande n° W26100049', '737,64 €', ORDER],
    [
      `${QUOTATION}/document`,
      '/documents/quotations/D26400090.pdf',
      'Devis n° D26400090',
      '190,96 €',
      QUOTATION,
    ],
  ] as const;

  it.each(papers)('%s says what %s prints, in tables with named rows and columns', async (...row) => {
    const [path, file, title, sum, from] = row;
    expect((await shop.visit(from, { as: YANN })).html).toContain(`href="${path}"`);
    const { status, html } = await shop.visit(path, { as: YANN });
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(status).toBe(200);
    expect(wordsOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '')).toBe(title);
    const words = wordsOf(main);
    for (const text of ['Valbrune Distribution SAS', 'Peintures Kermarrec SARL', sum])
      expect(words).toContain(text);
    const pdf = await shop.visit(file, { as: YANN });
    expect(main).toContain(`href="${file}"`);
    expect(words).toContain(`Télécharger (PDF, 1 page, ${Math.ceil(pdf.bytes.length / 1000)} Ko)`);
    const tables = [...main.matchAll(/<table[\s\S]*?<\/table>/g)].map(([table]) => table);
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      expect(table).toMatch(/<caption><span[^>]*>[^<]+<\/span><\/caption>/);
      const rows = [...table.matchAll(/<tbody[\s\S]*<\/tbody>/g)].join('').split('<tr').slice(1);
      expect(rows.every((one) => one.includes('scope="row"'))).toBe(true);
    }
  });

  it('B05 INV-03 open to nobody who may not have the PDF', async () => {
    const [[invoice]] = papers;
    expect((await shop.visit(invoice, { as: DIDIER })).status).toBe(404);
    expect((await shop.visit(invoice)).status).toBe(302);
    expect((await shop.visit(invoice, { as: GWEN })).headers['location']).toBe('/customer/my-profile');
    expect((await shop.visit(`${LIST}/recu/F26200021`, { as: YANN })).status).toBe(404);
    expect((await shop.visit(`${LIST}/facture/%3Cscript%3E`, { as: YANN })).status).toBe(404);
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', SOLENE).execute();
    expect((await shop.visit(invoice, { as: SOLENE })).status).toBe(404);
    expect((await visit(SOLENE)).html).not.toContain(`href="${invoice}"`);
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', SOLENE).execute();
  });
});

describe('BAL-01 the outstanding balance', () => {
  it('stands on the invoices and on the dashboard', async () => {
    for (const path of [LIST, '/customer/dashboard']) {
      const words = wordsOf((await shop.visit(path, { as: YANN })).html);
      for (const text of [
        'Encours',
        'Utilisé 8 065,42 €',
        'Autorisé 16 500,00 €',
        'Disponible 8 434,58 €',
        'Dont échu 816,13 €',
      ])
        expect(words).toContain(text);
    }
  });

  it('says by how much more than authorised is used', async () => {
    expect(wordsOf((await visit(LUCIE)).html)).toContain('Dépassement 6 463,56 €');
  });

  it('is not there without is_view_outstanding', async () => {
    await shop.db
      .updateTable('customer')
      .set({ is_view_outstanding: false })
      .where('email', '=', SOLENE)
      .execute();
    for (const path of [LIST, '/customer/dashboard'])
      expect(wordsOf((await shop.visit(path, { as: SOLENE })).html)).not.toContain('Encours');
  });
});

describe('the orders that invoices name', () => {
  const ordersOf = (html: string) =>
    [...html.matchAll(/href="(\/customer\/order-history\/[\w-]+)"/g)].map(([, path]) => path ?? '');
  const rightsOf = (
    rights: Partial<Record<'is_view_order' | 'is_view_invoices' | 'is_view_price', boolean>>,
  ) => shop.db.updateTable('customer').set(rights).where('email', '=', SOLENE).execute();

  it.each([true, false])(
    'INV-01 every link opens by the right to invoices, to read only (right to orders: %s)',
    async (mayViewOrders) => {
      await rightsOf({ is_view_order: mayViewOrders });
      const links = ordersOf((await visit(SOLENE)).html);
      expect(links.length).toBeGreaterThan(3);
      for (const path of links) {
        const page = await shop.visit(path, { as: SOLENE });
        expect([path, page.status]).toEqual([path, 200]);
      }
      const { html } = await shop.visit(links[0] ?? '', { as: SOLENE });
      expect(html).not.toContain('name="reorder"');
      expect(wordsOf(html)).toContain('Retour à mes factures et avoirs');
      expect(wordsOf(html)).toContain('Total TTC');
      const number = links[0]?.split('/').at(-1) ?? '';
      const again = await shop.send(
        'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id } } }',
        { number },
        { as: SOLENE },
      );
      expect(again.errors).toHaveLength(1);
      // Neither the order's token nor its total for a reader by link.
      const seen = await shop.send(
        'query ($number: String!) { customerOrder(number: $number) { read_only token } }',
        { number },
        { as: SOLENE },
      );
      expect(seen.data?.['customerOrder']).toEqual({ read_only: true, token: '' });
      await rightsOf({ is_view_order: true });
    },
  );

  it('without the right to invoices, another’s order is none; so is one that no invoice names', async () => {
    const [path = ''] = ordersOf((await visit(SOLENE)).html);
    await rightsOf({ is_view_invoices: false });
    expect((await shop.visit(path, { as: SOLENE })).status).toBe(404);
    await rightsOf({ is_view_order: false });
    expect((await shop.visit(path, { as: SOLENE })).headers['location']).toBe('/customer/my-profile');
    await rightsOf({ is_view_invoices: true });
    await shop.db.updateTable('invoice').set({ order_number: null }).execute();
    expect((await shop.visit(path, { as: SOLENE })).status).toBe(404);
  });

  it('an order that the shop does not know is named without a link', async () => {
    await shop.db.updateTable('invoice').set({ order_number: 'E9990001' }).execute();
    const { html } = await visit(YANN);
    expect(wordsOf(html)).toContain('E9990001');
    expect(ordersOf(html).filter((path) => path.includes('E9990001'))).toEqual([]);
  });
});

it('a paper has its page by whatever number the accounts gave it, and who is signed out finds it after signing in', async () => {
  const number = 'FA/2026-11.0042';
  await sql`
    insert into invoice (type, number, company_id, issued_on, due_on, total_ht_cents, tax_cents, total_ttc_cents,
      balance_ttc_cents, billing)
    select type, ${number}, company_id, issued_on, due_on, total_ht_cents, tax_cents, total_ttc_cents,
      balance_ttc_cents, billing from invoice where number = 'F26200021'`.execute(shop.db);
  const address = `${LIST}/facture/${encodeURIComponent(number)}`;
  expect((await visit(YANN)).html).toContain(address);
  const page = await shop.visit(address, { as: YANN });
  expect([page.status, wordsOf(page.html).includes(number)]).toEqual([200, true]);
  const pdf = `/documents/invoices/${encodeURIComponent(number)}.pdf`;
  const stranger = await shop.visit(pdf, { headers: { accept: 'text/html' } });
  expect([stranger.status, stranger.headers['location']]).toEqual([303, address]);
  await shop.db.deleteFrom('invoice').where('number', '=', number).execute();
});
