// Orders that wait for their card, and what the books say of them.
import type { ShopApi } from '../../testing/shop-api.ts';
import { fill, place, prepare, shopper } from './shopper.ts';
import type { Shopper } from './shopper.ts';

const SHOP = 'VB006';
export const PAINT = '10200102';

export type Waiting = {
  who: Shopper;
  number: string;
  signature: string;
  cents: number;
  url: string;
  back: string;
  paymentId: string;
};

/** The shop is opened before the tests, so it is asked for each time. */
export function cardOrders(open: () => ShopApi) {
  async function fillShelves(): Promise<void> {
    await open()
      .db.updateTable('stock')
      .set({ available: 1_000, statut_article_mag: 'P', appro_directe_fournisseur: false })
      .where('article_sku', '=', PAINT)
      .execute();
  }

  async function ready(quantity = 2): Promise<Shopper> {
    const who = await shopper(open(), { shopCode: SHOP });
    await fill(open(), who, [{ sku: PAINT, quantity }]);
    await prepare(open(), who);
    return who;
  }

  async function waiting(): Promise<Waiting> {
    const who = await ready();
    const { number, signature, url, back } = await place(open(), who);
    if (number === null || url === null || back === null) throw new Error('The order was not placed');
    const cents = Number((await orderOf(number)).total_ttc_cents);
    return { who, number, signature, url, back, cents, paymentId: await paymentOf(number) };
  }

  function orderOf(number: string) {
    return open().db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  }

  async function paymentOf(number: string): Promise<string> {
    const row = await open()
      .db.selectFrom('payment')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('payment.id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function stateOf({ number }: { number: string }): Promise<string[]> {
    const { status, payment_state: payment } = await orderOf(number);
    return [status, payment];
  }

  async function eventsOf(number: string): Promise<string[]> {
    const rows = await open()
      .db.selectFrom('payment_event')
      .select('outcome')
      .where('order_number', '=', number)
      .execute();
    return rows.map((row) => row.outcome).toSorted();
  }

  async function mailsAbout(number: string): Promise<string[]> {
    const rows = await open().db.selectFrom('outbox').select('payload').execute();
    const mails = rows.map(
      ({ payload }) => payload as { template: string; variables: { orderNumber?: string } },
    );
    return mails
      .filter(({ template, variables }) => variables.orderNumber === number && !template.startsWith('store_'))
      .map((mail) => mail.template);
  }

  async function left(): Promise<number> {
    const row = await open()
      .db.selectFrom('stock')
      .select('available')
      .where('article_sku', '=', PAINT)
      .where('shop_code', '=', SHOP)
      .executeTakeFirstOrThrow();
    return row.available;
  }

  async function placedOrder({ number, signature }: Waiting): Promise<unknown> {
    return (await open().send(PLACED, { number, signature })).data?.['placedOrder'];
  }

  return { fillShelves, ready, waiting, orderOf, stateOf, eventsOf, mailsAbout, left, placedOrder };
}

export const PLACED = `query ($number: String!, $signature: String!) {
  placedOrder(number: $number, signature: $signature) { number payment_state status cart_id } }`;
