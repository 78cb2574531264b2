// Orders as Magento’s clients open them: by a visitor, and with the papers that were written for them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../orders/operations/change-order-status.ts';
import { readOrderToken } from '../request/order-token.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { fill, place, prepare, shopper } from './testing/shopper.ts';
import type { Shopper } from './testing/shopper.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';
const PAINT = '10200102';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await sql`update stock set available = 500, statut_article_mag = 'P', livraison_pro = true,
    appro_directe_fournisseur = false`.execute(shop.db);
});
afterAll(() => shop.close());

type Own = { number: string; token: string; email: string; billing_address: { postcode: string } | null };

describe('an order of a visitor', () => {
  const BY_NUMBER = `query ($input: OrderInformationInput!) { guestOrder(input: $input) {
    number token email grand_total shipping_address { city street } items { product_sku article_sku quantity_ordered } } }`;
  const BY_TOKEN = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { number grand_total } }`;
  const opened = async (input: object) => {
    const { data, errors } = await shop.send(BY_NUMBER, { input }, { clientAddress: crypto.randomUUID() });
    return errors === undefined
      ? (data?.['guestOrder'] as { number: string; token: string; grand_total: number })
      : null;
  };

  it('ORD-01 opens by number, e-mail and postcode, and by its token; by nothing less', async () => {
    const who = await filled();
    await prepare(shop, who, { mode: 'LIV' });
    const number = (await place(shop, who)).number ?? '';
    const known = { number, email: ' Jeanne@exemple.fr', postcode: '35 000' };
    const order = await opened(known);
    expect(order).toMatchObject({
      number,
      email: 'jeanne@exemple.fr',
      grand_total: expect.any(Number),
      shipping_address: { city: 'Rennes', street: ['4 rue des Lices', 'Bâtiment B'] },
      items: [{ article_sku: PAINT, quantity_ordered: 1 }],
    });
    expect(await opened({ ...known, postcode: '35200' })).toBeNull();
    expect(await opened({ ...known, email: 'autre@exemple.fr' })).toBeNull();
    const again = await shop.send(BY_TOKEN, { token: order?.token });
    expect(again.data).toEqual({ guestOrderByToken: { number, grand_total: order?.grand_total } });
    for (const token of ['', 'x', Buffer.from(`${number} faux`).toString('base64url')]) {
      const { errors } = await shop.send(BY_TOKEN, { token });
      expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    }
  });

  it('tells its pickup code by the secret the buyer was given, not by what the store knows too', async () => {
    const who = await filled();
    await prepare(shop, who, { mode: 'EMP' });
    const { number: placedAs, signature } = await place(shop, who);
    const number = placedAs ?? '';
    await shop.db.updateTable('orders').set({ payment_state: 'paid' }).where('number', '=', number).execute();
    const desk = {
      viewer: { kind: 'visitor' },
      clientAddress: 'x',
      requestId: 'x',
      now: () => DEMO_DAY,
    } as const;
    for (const to of ['EN_PREPARATION', 'DISPONIBLE'] as const)
      expect(await changeOrderStatus(shop.db, desk, { number, to, author: 'essai' })).toMatchObject({
        ok: true,
      });
    const { code } = await shop.db
      .selectFrom('pickup_code')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('code')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const ask = async (operation: string) => {
      const { data, errors } = await shop.send(operation);
      return data ?? errors?.[0]?.extensions.category;
    };
    const byToken = (token: string) =>
      ask(`{ order: guestOrderByToken(input: { token: "${token}" }) { number pickup_code } }`);
    const placed = (sign: string) =>
      ask(`{ placedOrder(number: "${number}", signature: "${sign}") { detail { pickup_code token } } }`);
    const known = `{ number: "${number}", email: "jeanne@exemple.fr", postcode: "35000" }`;
    const found = await ask(`{ order: guestOrder(input: ${known}) { number pickup_code token } }`);
    expect(found).toEqual({ order: { number, pickup_code: null, token: expect.any(String) } });
    const { token } = (found as { order: { token: string } }).order;
    expect(await byToken(token), 'nor by the token it came with').toEqual({
      order: { number, pickup_code: null },
    });
    expect(await placed(readOrderToken(token).signature)).toBe('graphql-no-such-entity');
    const own = await placed(signature);
    expect(own).toEqual({ placedOrder: { detail: { pickup_code: code, token: expect.any(String) } } });
    const secret = (own as { placedOrder: { detail: { token: string } } }).placedOrder.detail.token;
    expect(await byToken(secret)).toEqual({ order: { number, pickup_code: code } });
  });

  it('B05 of somebody with an account opens neither way', async () => {
    const { data } = await shop.send(
      '{ customerOrders(pageSize: 1) { items { number token email billing_address { postcode } } } }',
      {},
      { as: HEAD },
    );
    const { customerOrders: orders } = data as { customerOrders: { items: Own[] } };
    const [own] = orders.items;
    expect(own?.token).toMatch(/^[\w-]{40,}$/);
    const { errors } = await shop.send(BY_TOKEN, { token: own?.token });
    expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    const input = {
      number: own?.number,
      email: own?.email,
      postcode: own?.billing_address?.postcode ?? '35000',
    };
    expect(await opened(input)).toBeNull();
  });

  it('numbers are not tried out for ever', async () => {
    const input = { number: 'W26000001', email: 'essai@exemple.fr', postcode: '35000' };
    const tries = [];
    for (let nth = 0; nth < 21; nth += 1) {
      tries.push((await shop.send(BY_NUMBER, { input })).errors?.[0]?.extensions.category);
    }
    expect(tries.at(-1)).toBe('rate-limit');
  });
});

describe('papers of an order', () => {
  const PAPERS = `query ($number: String!) { customerOrder(number: $number) {
    items { id article_sku }
    invoices { number total { grand_total { value } total_tax { value } subtotal { value } total_shipping { value } }
      items { quantity_invoiced product_sku order_item { id } } }
    credit_memos { number total { grand_total { value } adjustment { value } } comments { message }
      items { quantity_refunded } } } }`;
  type Papers = {
    items: { id: string; article_sku: string }[];
    invoices: {
      number: string;
      total: { grand_total: { value: number } } | null;
      items: { order_item: { id: string } | null }[];
    }[];
    credit_memos: {
      number: string;
      total: { grand_total: { value: number } } | null;
      comments: { message: string }[];
    }[];
  };
  const papersOf = async (number: string, as: string) => {
    const { data, errors } = await shop.send(PAPERS, { number }, { as });
    expect(errors).toBeUndefined();
    return data?.['customerOrder'] as Papers;
  };
  const kept = (type: 'FACTURE' | 'AVOIR') =>
    shop.db
      .selectFrom('invoice')
      .innerJoin('invoice as billed', (join) =>
        join.on((on) =>
          on.or([
            on('billed.id', '=', on.ref('invoice.id')),
            on('billed.number', '=', on.ref('invoice.corrected_number')),
          ]),
        ),
      )
      .innerJoin('orders', 'orders.number', 'billed.order_number')
      .innerJoin('customer', 'customer.company_id', 'invoice.company_id')
      .select(['invoice.number', 'invoice.reason', 'invoice.total_ttc_cents', 'orders.number as order'])
      .where('customer.email', '=', HEAD)
      .where('invoice.type', '=', type)
      .executeTakeFirstOrThrow();

  it('INV-01 are the invoices and credit notes written for it, to the cent', async () => {
    const [invoice, credit] = [await kept('FACTURE'), await kept('AVOIR')];
    const papers = await papersOf(invoice.order, HEAD);
    const found = papers.invoices.find(({ number }) => number === invoice.number);
    expect(found?.total?.grand_total.value).toBe(Number(invoice.total_ttc_cents) / 100);
    expect(papers.items.map(({ id }) => id)).toContain(found?.items[0]?.order_item?.id);
    const credited = (await papersOf(credit.order, HEAD)).credit_memos;
    const memo = credited.find(({ number }) => number === credit.number);
    expect(memo?.total?.grand_total.value).toBe(-Number(credit.total_ttc_cents) / 100);
    expect(memo?.comments.map(({ message }) => message)).toEqual(
      credit.reason === null ? [] : [credit.reason],
    );
  });

  it('SUB-09 stay closed to a sub-account without the right, and untold in sums without prices', async () => {
    const invoice = await kept('FACTURE');
    const own = await shop.db
      .selectFrom('customer')
      .select(['id', 'company_id'])
      .where('email', '=', SUBACCOUNT)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('orders')
      .set({ customer_id: own.id })
      .where('number', '=', invoice.order)
      .execute();
    const rights = async (set: Record<string, boolean>) =>
      shop.db.updateTable('customer').set(set).where('id', '=', own.id).execute();
    await rights({ is_view_order: true, is_view_invoices: false });
    expect((await papersOf(invoice.order, SUBACCOUNT)).invoices).toEqual([]);
    await rights({ is_view_invoices: true, is_view_price: false });
    expect((await papersOf(invoice.order, SUBACCOUNT)).invoices).toMatchObject([
      { number: invoice.number, total: null },
    ]);
  });
});

/** A visitor at a store of its choice. */
async function filled(): Promise<Shopper> {
  const who = await shopper(shop);
  await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
  return who;
}
