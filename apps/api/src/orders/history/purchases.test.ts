import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import frequent from '@nuancier/demo/data/accounts/frequent-purchases.json' with { type: 'json' };
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const SOLENE = 'solene.riou@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';

type Frequent = {
  product_sku: string;
  order_count: number;
  last_quantity: number;
  last_ordered_at: string;
  tint: { customColorExa: string } | null;
};

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function frequentOf(as: string): Promise<Frequent[]> {
  const { data, errors } = await shop.send(
    `{ customerFrequentPurchases { product_sku product_name order_count last_quantity last_ordered_at
      tint { customColorExa } } }`,
    {},
    { as },
  );
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return data?.['customerFrequentPurchases'] as Frequent[];
}

describe('FRQ-01 frequent purchases', () => {
  it('are the articles ordered at least twice in a year, by number of orders, then the latest', async () => {
    const found = await frequentOf(YANN);
    const told =
      frequent.find(({ company }) => company === 'C1')?.items.filter(({ orders }) => orders > 1) ?? [];
    // The demo's list counts what was cancelled too.
    expect(found.length).toBeGreaterThan(5);
    expect(told.map(({ sku }) => sku)).toEqual(expect.arrayContaining(found.map((one) => one.product_sku)));
    expect(found[0]).toMatchObject({
      product_sku: '10300103',
      order_count: 4,
      last_ordered_at: '2026-11-06T09:00:00.000Z',
    });
    const ranks = found.map((one) => `${one.order_count} ${one.last_ordered_at}`);
    expect(ranks).toEqual(ranks.toSorted().toReversed());
  });

  it('are one’s own for a sub-account, and none for whoever has bought nothing', async () => {
    const own = await frequentOf(GWEN);
    expect(own.length).toBeLessThan((await frequentOf(YANN)).length);
    expect(await frequentOf(HUGO)).toEqual([]);
  });

  it('D67 need is_view_listing', async () => {
    await expect(frequentOf(SOLENE)).rejects.toThrow('pas autorisé');
    const { errors } = await shop.send('{ customerPurchases { order_number } }', {}, { as: SOLENE });
    expect(errors?.[0]?.extensions.category).toBe('graphql-authorization');
  });

  it('tell each colour apart, count an order once and remember its last quantity', async () => {
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', HUGO)
      .executeTakeFirstOrThrow();
    const like = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', 'W26100049')
      .executeTakeFirstOrThrow();
    const ordered = async (
      number: string,
      day: string,
      lines: { quantity: number; hex: string | null; sku?: string }[],
    ) => {
      const { id: _id, ...copy } = like;
      const order = await shop.db
        .insertInto('orders')
        .values({
          ...copy,
          number,
          customer_id: id,
          company_id: null,
          placed_at: `${day}T09:00:00Z`,
          shipping_address: null,
          billing_address: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = lines.map(({ quantity, hex, sku = '10200102' }, at) => ({
        order_id: order.id,
        position: at + 1,
        article_sku: sku,
        parent_sku: 'P102001',
        name: 'Peinture',
        conditioning: null,
        color: null,
        tint: hex && JSON.stringify({ customColorExa: hex, customerColorLabel: null, code: null }),
        pricing_unit: 'L',
        quantity,
        unit_ht_cents: 100,
        row_ht_cents: 100 * quantity,
        discount_ht_cents: 0,
        tax_rate: 2000,
        from_stock: 0,
      }));
      await shop.db.insertInto('order_line').values(rows).execute();
    };
    await shop.db
      .updateTable('customer')
      .set({ company_id: null, role: null })
      .where('id', '=', id)
      .execute();
    await ordered('W26900001', '2026-11-01', [{ quantity: 3, hex: '#112233' }]);
    await ordered('W26900002', '2026-11-02', [
      { quantity: 5, hex: '#112233' },
      { quantity: 2, hex: '#445566' },
      { quantity: 2, hex: null },
    ]);
    await ordered('W26900003', '2025-11-14', [{ quantity: 9, hex: '#445566' }]);
    expect(
      (await frequentOf(HUGO)).map((one) => [one.tint?.customColorExa, one.order_count, one.last_quantity]),
    ).toEqual([['#112233', 2, 5]]);
    // A hire has words and a price only: it is nothing to order again.
    for (const day of ['03', '04'])
      await ordered(`W269000${day}0`, `2026-11-${day}`, [{ quantity: 1, hex: null, sku: 'LIBRE' }]);
    expect((await frequentOf(HUGO)).map((one) => one.product_sku)).toEqual(['10200102']);
  });
});

describe('D67 the listing of purchases', () => {
  const LISTING = `{ customerPurchases { order_number order_date product_sku quantity buyer_name unit_price { value }
    row_total { value } } }`;

  it('holds each line of the year, without what was cancelled', async () => {
    const { data } = await shop.send(LISTING, {}, { as: YANN });
    const lines = data?.['customerPurchases'] as { order_number: string; row_total: { value: number } }[];
    expect(lines[0]).toMatchObject({ order_number: 'W26100007', quantity: 8, row_total: { value: 48.48 } });
    expect(lines.some(({ order_number: number }) => number === 'W26100042')).toBe(false);
  });

  it('C01 shows no amount to whoever may not see prices', async () => {
    const { data } = await shop.send(LISTING, {}, { as: ALI });
    expect(JSON.stringify(data)).not.toContain('"value"');
    expect(JSON.stringify(data)).toContain('Benali');
  });
});

describe('what a company spends', () => {
  type Sum = { value: number };
  type Spending = {
    total: Sum;
    months: { month: string; total: Sum }[];
    buyers: { name: string; total: Sum; months: Sum[] }[];
  };
  const QUERY = `query ($months: Int) { customerSpending(months: $months) { total { value }
    months { month total { value } } buyers { name total { value } months { value } } } }`;
  const spendingOf = async (as: string, months = 6) => {
    const { data, errors } = await shop.send(QUERY, { months }, { as });
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data?.['customerSpending'] as Spending | null;
  };
  const sum = (sums: readonly Sum[]) => Math.round(sums.reduce((all, { value }) => all + value * 100, 0));
  const ordersOf = async (as: string, from: string) => {
    const { data } = await shop.send(
      `query ($from: String) { customCustomerOrders(filter: { order_date: { from: $from } }, pageSize: 100) { items {
        order_date: placed_at status: status_code buyer_name total { total_excluding_tax { value } } } } }`,
      { from },
      { as },
    );
    const listed = data?.['customCustomerOrders'] as {
      items: { status: string; buyer_name: string; total: { total_excluding_tax: Sum } }[];
    };
    return listed.items
      .filter(({ status }) => status !== 'ANNULEE')
      .map((order) => order.total.total_excluding_tax);
  };

  it('is what its orders come to before tax, by month and by person, for its head', async () => {
    const spending = await spendingOf(YANN);
    const months = spending?.months.map(({ month }) => month);
    expect(months).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']);
    const ordered = sum(await ordersOf(YANN, '2026-06-01'));
    expect(ordered).toBeGreaterThan(0);
    expect(sum(spending ? [spending.total] : [])).toBe(ordered);
    expect(sum(spending?.months.map(({ total }) => total) ?? [])).toBe(ordered);
    expect(sum(spending?.buyers.map(({ total }) => total) ?? [])).toBe(ordered);
    expect(spending?.buyers.length).toBeGreaterThan(1);
    for (const [at, { total }] of (spending?.months ?? []).entries())
      expect(sum(spending?.buyers.flatMap(({ months: own }) => own[at] ?? []) ?? [])).toBe(sum([total]));
  });

  it('is one’s own for a sub-account, nothing for who sees no price or has no company', async () => {
    expect((await spendingOf(GWEN))?.buyers.map(({ name }) => name)).toEqual(['Gwen Le Bihan']);
    expect(await spendingOf(ALI)).toBeNull();
    expect(await spendingOf(HUGO)).toBeNull();
  });

  it.each([0, 13, -1])('refuses %d months', async (months) => {
    const { errors } = await shop.send(QUERY, { months }, { as: YANN });
    expect(errors).toHaveLength(1);
  });
});
