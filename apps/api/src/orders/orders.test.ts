import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const ONE_NUMBER = 'W26100021';
const OLD_NUMBER = 'W26100028';
const LABELS = [
  ['ANNULEE', 'Annulée'],
  ['DISPONIBLE', 'Disponible'],
  ['EN_ATTENTE', 'En attente'],
  ['EN_COMMANDE', 'En commande'],
  ['EN_PREPARATION', 'En préparation'],
  ['EXPEDIEE', 'Expédiée'],
  ['LIVREE', 'Livrée'],
  ['PARTIEL_RETIREE', 'Partiellement retirée'],
  ['PARTIELLE', 'Partiellement disponible'],
  ['PREPA_PARTIELLE', 'Préparation avec reliquat'],
  ['RETIREE', 'Retirée'],
] as const;
const MODES = [
  ['EMP', 'retrait en magasin'],
  ['LIV', 'livraison'],
  ['SO', 'en magasin'],
  ['S2', 'par téléphone'],
  ['SW', 'en ligne'],
] as const;

const LIST = `query ($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $page: Int, $size: Int) {
  customCustomerOrders(tokenId: "jeton", filter: $filter, sort: $sort, currentPage: $page, pageSize: $size) {
    total_count
    page_info { current_page page_size total_pages }
    items { id number status: status_code label: status status_label waiting_for_approval order_date grand_total buyer_name
      total { subtotal { value } total_tax { value } grand_total { value } total_excluding_tax { value } }
      items { product_sku product_sale_price { value } quantity_ordered row_total { value } } }
  }
}`;

type Listed = {
  total_count: number;
  page_info: { current_page: number; page_size: number; total_pages: number };
  items: {
    id: string;
    number: string;
    status: string;
    status_label: string;
    waiting_for_approval: boolean;
    grand_total: number | null;
    buyer_name: string;
    total: { subtotal: Sum; total_tax: Sum; grand_total: Sum; total_excluding_tax: Sum } | null;
    items: { quantity_ordered: number; product_sale_price: Sum; row_total: Sum | null }[];
  }[];
};
type Sum = { value: number | null };

async function list(as: string, variables: Record<string, unknown> = {}): Promise<Listed> {
  const { data, errors } = await shop.send(LIST, variables, { as });
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return data?.['customCustomerOrders'] as Listed;
}

describe('the list of orders', () => {
  it('ORD-01 shows the head of a company all of its orders, and a customer its own', async () => {
    const whole = await list(HEAD, { size: 100 });
    const own = await shop.send('{ customer { orders(pageSize: 100) { total_count } } }', {}, { as: HEAD });
    const standard = await shop.send('{ customerOrders(tokenId: "x") { total_count } }', {}, { as: HEAD });
    const ownCount = whole.items.filter((order) => order.buyer_name === 'Yann Kermarrec').length;
    expect(new Set(whole.items.map((order) => order.buyer_name)).size).toBeGreaterThan(1);
    expect(own.data).toEqual({ customer: { orders: { total_count: ownCount } } });
    expect(standard.data).toEqual({ customerOrders: { total_count: ownCount } });
    const sub = await list(SUBACCOUNT, { size: 100 });
    expect(new Set(sub.items.map((order) => order.buyer_name))).toEqual(new Set(['Gwen Le Bihan']));
    expect(sub.total_count).toBeLessThan(whole.total_count);
  });

  it('ORD-02 each carries the id it is kept under, its status, and whether it waits for an approval', async () => {
    const kept = await shop.db.selectFrom('orders').select(['id', 'number', 'status']).execute();
    const known = new Map(kept.map((order) => [order.number, [String(order.id), order.status]]));
    const { items } = await list(HEAD, { size: 100 });
    expect(items.length).toBeGreaterThan(3);
    for (const { number, id, status } of items) expect([id, status]).toEqual(known.get(number));
    const [one] = items;
    const waits = (waiting_for_approval: boolean) =>
      shop.db
        .updateTable('orders')
        .set({ waiting_for_approval })
        .where('number', '=', one?.number ?? '')
        .execute();
    await waits(true);
    const flags = async () =>
      (await list(HEAD, { size: 100 })).items.filter((order) => order.waiting_for_approval);
    expect((await flags()).map(({ number }) => number)).toEqual([one?.number]);
    await waits(false);
    expect(await flags()).toEqual([]);
  });

  it.each(LABELS)('ORD-03 the status %s is called « %s »', async (status, label) => {
    await onOne({ status });
    const { items } = await list(HEAD, { filter: { status: { eq: status } }, size: 100 });
    expect(items.find(({ number }) => number === ONE_NUMBER)).toMatchObject({ status, status_label: label });
  });

  it('ORD-03 there are eleven of them, and no other', () => {
    expect(LABELS.map(([status]) => status).toSorted()).toEqual(ORDER_STATUSES.toSorted());
  });

  it('D16 the sums of every order add up to the cent', async () => {
    const { items } = await list(HEAD, { size: 100 });
    const cents = (sum: Sum | null | undefined): number => Math.round((sum?.value ?? NaN) * 100);
    for (const { items: lines, total, grand_total: grand } of items) {
      const rows = lines.reduce((sum, line) => sum + cents(line.row_total), 0);
      expect(rows).toBe(cents(total?.subtotal));
      expect(cents(total?.total_excluding_tax) + cents(total?.total_tax)).toBe(cents(total?.grand_total));
      expect(grand).toBe(total?.grand_total.value);
    }
  });

  it('is filtered, sorted and paged', async () => {
    const waiting = await list(HEAD, { filter: { status: { in: ['EN_ATTENTE', 'EN_COMMANDE'] } } });
    expect(new Set(waiting.items.map((order) => order.status))).toEqual(
      new Set(['EN_ATTENTE', 'EN_COMMANDE']),
    );
    const some = await list(HEAD, { filter: { status: { in: ['EN_ATTENTE', null] } } });
    expect(new Set(some.items.map((order) => order.status))).toEqual(new Set(['EN_ATTENTE']));
    const named = await list(HEAD, { filter: { status: { eq: ' en attente' } } });
    expect(new Set(named.items.map((order) => order.status))).toEqual(new Set(['EN_ATTENTE']));
    const numbered = await list(HEAD, { filter: { number: { match: '100007' } } });
    expect(numbered.items.map((order) => order.number)).toEqual(['W26100007']);
    const dated = await list(HEAD, { filter: { order_date: { from: '2026-11-12', to: '2026-11-14' } } });
    expect(dated.items.map((order) => order.number)).toEqual(['W26100007', 'W26100014']);
    const page = await list(HEAD, {
      sort: { sort_field: 'NUMBER', sort_direction: 'ASC' },
      size: 5,
      page: 2,
    });
    expect(page.page_info).toMatchObject({ current_page: 2, page_size: 5 });
    expect(page.items.map((order) => order.number)).toEqual(
      page.items.map((order) => order.number).toSorted(),
    );
    expect((await list(HEAD, { size: 5, page: 9_999 })).page_info.current_page).toBe(
      page.page_info.total_pages,
    );
  });

  it.each([
    [{ filter: { order_date: { from: 'hier' } } }],
    [{ filter: { order_date: { from: '2026-02-31' } } }],
    [{ filter: { order_date: { to: '0000-01-01' } } }],
    [{ filter: { grand_total: { from: 'beaucoup' } } }],
    [{ size: 0 }],
    [{ page: 0 }],
  ])('refuses %o', async (variables) => {
    const { errors } = await shop.send(LIST, variables, { as: HEAD });
    expect(errors?.[0]?.extensions.category).toBe('graphql-input');
  });

  it.each([
    ['the site of the buyer’s own reference', 'entretien 2026'],
    ['an article’s reference', '80100201'],
    ['an article, without its accents', 'surfaces delicates'],
    ['the person who ordered', 'gwen bihan'],
    ['its number', 'w26100007'],
    ['words of several of these', 'gwen colle ENTRETIEN'],
  ])('is found by %s', async (_what, text) => {
    const { items } = await list(HEAD, { filter: { text }, size: 100 });
    expect(items.map(({ number }) => number)).toContain('W26100007');
    expect(items.length).toBeLessThan(100);
  });

  it('is found by its tint, its town and its amount, however old; by words of no order none is', async () => {
    const address = {
      prefix: null,
      firstname: 'Gwen',
      lastname: 'Le Bihan',
      suffix: null,
      company: null,
      street: ['3 quai Lamennais'],
      postcode: '35000',
      city: 'Rennes',
      country_code: 'FR',
      telephone: null,
    };
    await shop.db
      .updateTable('orders')
      .set({ placed_at: '2021-03-04T09:00:00Z', shipping_address: JSON.stringify(address) })
      .where('number', '=', OLD_NUMBER)
      .execute();
    await sql`
      update order_line set tint = '{"code":"RAL 7016","customerColorLabel":"Volets","customColorExa":"#383E42"}'
      from orders where orders.id = order_id and number = ${OLD_NUMBER} and position = 1`.execute(shop.db);
    const [order] = (await list(HEAD, { filter: { number: { eq: OLD_NUMBER } } })).items;
    const total = String(order?.grand_total);
    for (const filter of [
      { text: 'ral 7016' },
      { text: 'volets' },
      { text: 'quai lamennais rennes' },
      { order_date: { from: '2021-03-04', to: '2021-03-04' } },
      { grand_total: { from: total, to: total } },
    ])
      expect((await list(HEAD, { filter })).items.map(({ number }) => number)).toContain(OLD_NUMBER);
    expect((await list(HEAD, { filter: { text: 'ral 7016 introuvable' } })).total_count).toBe(0);
    expect((await list(HEAD, { filter: { text: "%' or 1=1 --" } })).total_count).toBe(0);
  });

  it('C04 ORD-04 C13 a sub-account without the right sees none, from the moment it loses it', async () => {
    const one = (await list(SUBACCOUNT)).items[0]?.number ?? '';
    await setRight({ is_view_order: false });
    const asked = [
      '{ customCustomerOrders { total_count } }',
      '{ customerOrders { total_count } }',
      '{ customer { orders { total_count } } }',
      `{ customerOrder(number: "${one}") { number } }`,
    ];
    for (const document of asked) {
      const { errors } = await shop.send(document, {}, { as: SUBACCOUNT });
      expect(errors?.map((error) => error.extensions.category)).toEqual(['graphql-authorization']);
    }
    await setRight({ is_view_order: true });
  });

  it('C01 C03 without the right to see prices no figure is told, and none can be asked by', async () => {
    await setRight({ is_view_price: false });
    const { items } = await list(SUBACCOUNT);
    expect(items.length).toBeGreaterThan(0);
    for (const order of items) {
      expect([order.grand_total, order.total]).toEqual([null, null]);
      for (const line of order.items)
        expect([line.product_sale_price.value, line.row_total]).toEqual([null, null]);
    }
    const priced = await shop.send(LIST, { filter: { grand_total: { from: '10' } } }, { as: SUBACCOUNT });
    expect(priced.errors?.[0]?.extensions.category).toBe('graphql-input');
    await setRight({ is_view_price: true });
  });
});

describe('one order', () => {
  const ONE = `query ($number: String!) { customerOrder(number: $number) {
    number status status_code state order_date placed_at delivery_mode delivery_mode_label order_origin order_origin_label purchase_ref payment_state
    status_changes { status status_label } shipping_address { city street } withdrawable_items } }`;

  it.each(MODES)('CHK-05 %s is called « %s »', async (mode, label) => {
    const [field, change] =
      mode === 'EMP' || mode === 'LIV'
        ? (['delivery_mode', { delivery_mode: mode }] as const)
        : (['order_origin', { order_origin: mode }] as const);
    await onOne(change);
    const { data } = await shop.send(ONE, { number: ONE_NUMBER }, { as: HEAD });
    expect(data?.['customerOrder']).toMatchObject({ [field]: mode, [`${field}_label`]: label });
    await onOne({ delivery_mode: 'EMP', order_origin: 'SO', status: 'PARTIELLE' });
  });

  it('ORD-01 CHK-05 tells its mode, origin, reference and history', async () => {
    const { data } = await shop.send(ONE, { number: 'W26100021' }, { as: HEAD });
    expect(data?.['customerOrder']).toMatchObject({
      number: 'W26100021',
      status: 'Partiellement disponible',
      status_code: 'PARTIELLE',
      state: 'processing',
      order_date: '2026-11-10 09:00:00',
      placed_at: '2026-11-10T09:00:00.000Z',
      delivery_mode: 'EMP',
      delivery_mode_label: 'retrait en magasin',
      order_origin: 'SO',
      order_origin_label: 'en magasin',
      purchase_ref: 'Entretien 2026',
      payment_state: 'due',
      status_changes: [{ status: 'PARTIELLE', status_label: 'Partiellement disponible' }],
      withdrawable_items: [],
    });
  });

  it('is paid once nothing of its invoice is left to pay', async () => {
    const invoiced = await sql<{ number: string; left: string }>`
      select order_number as number, balance_ttc_cents as left from invoice
      join orders on orders.number = order_number and payment_state = 'due'
      where type = 'FACTURE' and invoice.company_id = (select company_id from customer where email = ${HEAD})
      order by balance_ttc_cents, order_number`.execute(shop.db);
    const stateOf = async (number: string | undefined) => {
      const { data } = await shop.send(ONE, { number }, { as: HEAD });
      return data?.['customerOrder'];
    };
    const settled = invoiced.rows.find(({ left }) => left === '0')?.number;
    const open = invoiced.rows.findLast(({ left }) => left !== '0')?.number;
    expect(await stateOf(settled)).toMatchObject({ number: settled, payment_state: 'paid' });
    expect(await stateOf(open)).toMatchObject({ number: open, payment_state: 'due' });
    expect(await stateOf(ONE_NUMBER)).toMatchObject({ payment_state: 'due' });
  });

  it('is paid once it is fetched, where it is paid at the counter', async () => {
    const paying = async () => {
      const { data } = await shop.send(ONE, { number: ONE_NUMBER }, { as: HEAD });
      return data?.['customerOrder'];
    };
    await onOne({ payment_method: 'at_store', payment_state: 'due', status: 'PARTIEL_RETIREE' });
    expect(await paying()).toMatchObject({ payment_state: 'due' });
    await onOne({ status: 'RETIREE' });
    expect(await paying()).toMatchObject({ payment_state: 'paid' });
    await onOne({ status: 'PARTIELLE' });
  });

  it('ORD-01 D16 tells what its coupon took off, and its tax', async () => {
    const TOTAL = `query ($number: String!) { customerOrder(number: $number) { total {
      discounts { amount { value } label } taxes { amount { value } rate title } total_tax { value } } } }`;
    const totalOf = async () => {
      const { data } = await shop.send(TOTAL, { number: ONE_NUMBER }, { as: HEAD });
      const order = data?.['customerOrder'] as { total: { total_tax: Sum } } | undefined;
      return order?.total;
    };
    const plain = await totalOf();
    expect(plain).toMatchObject({
      discounts: [],
      taxes: [{ amount: plain?.total_tax, rate: 20, title: 'TVA 20\u00A0%' }],
    });
    const takeOff = (cents: number, code: string | null) =>
      sql`update orders set discount_ht_cents = discount_ht_cents + ${cents}, goods_ht_cents = goods_ht_cents + ${cents},
        coupon_code = ${code} where number = ${ONE_NUMBER}`.execute(shop.db);
    await takeOff(250, 'CHANTIER5');
    expect(await totalOf()).toMatchObject({
      discounts: [{ amount: { value: 2.5 }, label: 'Code CHANTIER5' }],
      total_tax: plain?.total_tax,
    });
    await takeOff(-250, null);
  });

  it('B05 that of another company is answered as one that does not exist', async () => {
    const foreign = await shop.db
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.customer_id')
      .select(['orders.number'])
      .where('customer.company_id', '!=', (eb) =>
        eb.selectFrom('customer').select('company_id').where('email', '=', HEAD).$castTo<number>(),
      )
      .executeTakeFirstOrThrow();
    const theirs = await shop.send(ONE, { number: foreign.number }, { as: HEAD });
    const none = await shop.send(ONE, { number: 'W26999999' }, { as: HEAD });
    expect(theirs.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect(theirs.errors?.[0]?.message).toBe(none.errors?.[0]?.message);
  });

  it('B06 nobody signed in sees none', async () => {
    const { errors } = await shop.send(ONE, { number: 'W26100021' });
    expect(errors?.[0]?.extensions.category).toBe('graphql-authorization');
  });
});

type OneChange = {
  payment_method?: 'at_store';
  payment_state?: 'due';
  status?: (typeof LABELS)[number][0];
  delivery_mode?: 'EMP' | 'LIV';
  order_origin?: 'SO' | 'S2' | 'SW';
};

async function onOne(change: OneChange): Promise<void> {
  await shop.db.updateTable('orders').set(change).where('number', '=', ONE_NUMBER).execute();
}

async function setRight(right: { is_view_order?: boolean; is_view_price?: boolean }): Promise<void> {
  await shop.db.updateTable('customer').set(right).where('email', '=', SUBACCOUNT).execute();
}
