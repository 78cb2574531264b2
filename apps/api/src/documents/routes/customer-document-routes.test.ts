import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../monitoring/log.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { customerDocumentRoutes } from './customer-document-routes.ts';
import { createPress } from '../pdf/press.ts';
import { pdfFaults } from '../testing/pdf-faults.ts';
import { pdfText } from '../testing/pdf-text.ts';

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

  it.each([
    ['W26100021', 404],
    ['..%2f..%2fetc%2fpasswd.pdf', 404],
    ["'%20or%201=1.pdf", 404],
    // What no file is called by.
    ['W26100021.pdf%00', 400],
  ])('knows nothing of %s: %i', async (file, status) => {
    const headers = { cookie: `vsf-customer=${await tokens.of(HEAD)}` };
    expect((await app.inject({ url: `/documents/orders/${file}`, headers })).statusCode).toBe(status);
  });
});

async function setRight(right: { is_view_order?: boolean; is_view_price?: boolean }): Promise<void> {
  await shop.db.updateTable('customer').set(right).where('email', '=', SUBACCOUNT).execute();
}
