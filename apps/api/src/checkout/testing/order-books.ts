// What the tests of orders write on the shelves and read in the books.
import { sql } from 'kysely';
import type { ShopApi } from '../../testing/shop-api.ts';
import { ask, fill, prepare, shopper } from './shopper.ts';
import type { Choice, Shopper, Wish } from './shopper.ts';

const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';
const SHOP = 'VB006';

type Mail = {
  template: string;
  to: string;
  variables: { orderNumber?: string; mode?: unknown; lines?: unknown; totals?: unknown };
};

/** The shop is opened before the tests, so it is asked for each time. */
export function orderBooks(open: () => ShopApi) {
  async function ready(who: { as?: string }, wishes: readonly Wish[], choice: Choice = {}): Promise<Shopper> {
    const buyer = await shopper(open(), { ...who, shopCode: SHOP });
    if (who.as !== undefined)
      await ask(open(), buyer, `mutation { clearCart(input: { uid: "${buyer.cartId}" }) { cart { id } } }`);
    await fill(open(), buyer, wishes);
    await prepare(open(), buyer, choice);
    return buyer;
  }

  async function stock(sku: string, available: number, status = 'P', place = SHOP): Promise<void> {
    await open()
      .db.updateTable('stock')
      .set({
        available,
        statut_article_mag: status,
        resupply_time: 5,
        appro_directe_fournisseur: false,
        livraison_pro: true,
      })
      .where('article_sku', '=', sku)
      .where('shop_code', '=', place)
      .execute();
  }

  async function left(sku: string, place = SHOP): Promise<number> {
    const row = await open()
      .db.selectFrom('stock')
      .select('available')
      .where('article_sku', '=', sku)
      .where('shop_code', '=', place)
      .executeTakeFirstOrThrow();
    return row.available;
  }

  function orderOf(number: string | null) {
    return open()
      .db.selectFrom('orders')
      .selectAll()
      .where('number', '=', number ?? '')
      .executeTakeFirstOrThrow();
  }

  async function ordersOf(cartId: string): Promise<number> {
    return (await open().db.selectFrom('orders').select('id').where('cart_id', '=', cartId).execute()).length;
  }

  async function mailsAbout(number: string | null): Promise<Mail[]> {
    // As they were written: several bear the same moment.
    const rows = await open()
      .db.selectFrom('outbox')
      .select('payload')
      .orderBy(sql`age(xmin)`, 'desc')
      .execute();
    return rows
      .map(({ payload }) => payload as Mail)
      .filter(
        ({ template, variables }) => variables.orderNumber === number && !template.startsWith('store_'),
      );
  }

  async function idOf(email: string): Promise<number> {
    const row = await open()
      .db.selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function companyOf(email: string): Promise<number> {
    const row = await open()
      .db.selectFrom('customer')
      .select('company_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.company_id ?? 0;
  }

  /** Open invoices, and orders on account that have none yet. */
  async function onAccount(company: number): Promise<number> {
    const { db } = open();
    const papers = db.selectFrom('invoice').selectAll().where('company_id', '=', company);
    const invoices = await papers.execute();
    const invoiced = new Set(invoices.map((invoice) => invoice.order_number));
    const orders = await db
      .selectFrom('orders')
      .select(['number', 'total_ttc_cents'])
      .where('company_id', '=', company)
      .where('payment_method', '=', 'on_account')
      .where('status', '<>', 'ANNULEE')
      .execute();
    const owed = invoices.reduce((sum, invoice) => sum + Number(invoice.balance_ttc_cents), 0);
    return orders
      .filter(({ number }) => !invoiced.has(number))
      .reduce((sum, order) => sum + Number(order.total_ttc_cents), owed);
  }

  async function grandTotal(who: Shopper): Promise<number> {
    const data = await ask(
      open(),
      who,
      `{ customCart(id: "${who.cartId}") { prices { grand_total { value } } } }`,
    );
    const cart = data['customCart'] as { prices: { grand_total: { value: number } } };
    return Math.round(cart.prices.grand_total.value * 100);
  }

  async function fiveSkus(): Promise<string[]> {
    const rows = await open()
      .db.selectFrom('order_line')
      .innerJoin('stock', 'stock.article_sku', 'order_line.article_sku')
      .innerJoin('public_price', 'public_price.article_sku', 'order_line.article_sku')
      .select('order_line.article_sku')
      .distinct()
      .where('shop_code', '=', SHOP)
      .where('statut_article_mag', '=', 'P')
      .where('appro_directe_fournisseur', '=', false)
      .limit(5)
      .execute();
    return rows.map((row) => row.article_sku);
  }

  async function setRights(rights: Record<string, boolean | number>): Promise<void> {
    await open().db.updateTable('customer').set(rights).where('email', '=', SUBACCOUNT).execute();
  }

  return {
    ready,
    stock,
    left,
    orderOf,
    ordersOf,
    mailsAbout,
    idOf,
    companyOf,
    onAccount,
    grandTotal,
    fiveSkus,
    setRights,
  };
}
