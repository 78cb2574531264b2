// Days of products and of rayons: what is in the shop on the day that it is asked.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShelfCategory, ShelfPage, ShelfProduct } from '@nuancier/contract/gestion-types.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { offerTurnsBetween } from '../catalogue.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const EDITOR = 'emma.girard@equipe.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function ask<Answer>(document: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await shop.sendAsStaff(EDITOR, document, variables);
  if (errors) throw new Error(String(errors[0]?.extensions?.['french'] ?? errors[0]?.message));
  return Object.values(data ?? {})[0] as Answer;
}

const PRODUCT = 'sku url read related articles { sku }';
const product = (sku: string) =>
  ask<ShelfProduct>(`query ($sku: String!) { shelfProduct(sku: $sku) { ${PRODUCT} } }`, { sku });
const list = (args: string) => ask<ShelfPage>(`{ shelfProducts(${args}) { rows { sku is_active } } }`);
const tree = () => ask<ShelfCategory[]>('{ shelfCategories { id parent url_path read } }');
const audited = async (event: 'product-dated' | 'category-dated') =>
  shop.db.selectFrom('audit_entry').select('details').where('event', '=', event).orderBy('id').execute();

type Linked = { parent_sku: string; product_url_key: string | null };
type Led = {
  customerOrder: { items: Linked[] };
  customerTints: { items: Linked[] };
  route: { relative_url: string; redirect_code: number } | null;
};

it('a product is in the shop from its first day to its last, in lists, prices and on its page', async () => {
  const sku = 'P102005';
  const dated = (read: string, from: string | null, until: string | null) =>
    ask<ShelfProduct>(
      `mutation ($sku: String!, $read: String!, $from: String, $until: String) {
        dateProduct(sku: $sku, read: $read, from: $from, until: $until) { read visible_from visible_until is_offered } }`,
      { sku, read, from, until },
    );
  const inShop = async () => {
    const { data } = await shop.send(`{ products(filter: { sku: { eq: "${sku}" } }) { items { sku } } }`);
    return (data as { products: { items: unknown[] } }).products.items.length;
  };
  const { articles, read } = await product(sku);
  const priced = async () =>
    (
      await conditionsFor(
        shop.db,
        { kind: 'visitor' },
        [{ sku: articles[0]?.sku ?? '', quantity: 1 }],
        DEMO_DAY,
      )
    )[0];
  const today = localMoment(DEMO_DAY).date;
  expect([await inShop(), (await priced()) === null]).toEqual([1, false]);
  const later = await dated(read, addDays(today, 1), addDays(today, 9));
  expect(later).toMatchObject({ visible_from: addDays(today, 1), is_offered: false });
  await expect.poll(inShop).toBe(0);
  expect(await priced()).toBeNull();
  const listed = await ask<{ rows: { sku: string; is_active: boolean }[] }>(
    `{ shelfProducts(query: "${sku}", isHidden: true) { rows { sku is_active } } }`,
  );
  expect(listed.rows, 'and the list says so').toEqual([{ sku, is_active: false }]);
  for (const [before, day, turns] of [
    [0, 1, true],
    [1, 2, false],
    [8, 9, false],
    [9, 10, true],
  ] as const)
    expect(await offerTurnsBetween(shop.db, addDays(today, before), addDays(today, day))).toBe(turns);
  const now = await dated(later.read, today, today);
  expect(now.is_offered).toBe(true);
  await expect.poll(inShop).toBe(1);
  for (const [from, until] of [
    ['demain', null],
    ['2026-02-31', null],
    [today, addDays(today, -1)],
  ] as const)
    await expect(dated(now.read, from, until)).rejects.toThrow('deux jours');
  await expect(dated(later.read, null, null)).rejects.toThrow('depuis que vous');
  expect(await audited('product-dated')).toMatchObject([
    {
      details: {
        before: { visible_from: null, visible_until: null },
        after: { visible_from: addDays(today, 1), visible_until: addDays(today, 9) },
      },
    },
    { details: { before: { visible_from: addDays(today, 1) }, after: { visible_from: today } } },
  ]);
  await dated(now.read, null, null);
});

it('a product past its last day has no sheet, no link from orders and tints, and leads to what replaces it', async () => {
  const found = await sql<{ sku: string; url_key: string; number: string; email: string }>`
    select product.sku, product.url_key, orders.number, customer.email::text as email
    from order_line line join orders on orders.id = order_id and status <> 'ANNULEE'
      join customer on customer.id = customer_id and customer.role = 'Dirigeant'
      join product on product.sku = parent_sku and product.is_active
    where line.tint is not null order by orders.placed_at desc limit 1`.execute(shop.db);
  const {
    sku,
    url_key: key,
    number,
    email,
  } = found.rows[0] ?? { sku: '', url_key: '', number: '', email: '' };
  const ledTo = async () => {
    const { data } = await shop.send(
      `query ($number: String!, $key: String!) {
        customerOrder(number: $number) { items { parent_sku product_url_key } }
        customerTints(pageSize: 100) { items { parent_sku product_url_key } }
        route(url: $key) { relative_url redirect_code } }`,
      { number, key },
      { as: email },
    );
    const sheet = await shop.send(`{ productSheet(sku: "${sku}", kind: FT) { title } }`);
    const { customerOrder: order, customerTints: tints, route } = data as Led;
    const linkOf = ({ items }: Led['customerOrder']) =>
      items.find(({ parent_sku: of }) => of === sku)?.product_url_key;
    return [
      sheet.errors !== undefined,
      linkOf(order),
      linkOf(tints),
      route?.relative_url,
      route?.redirect_code,
    ];
  };
  expect(await ledTo()).toEqual([false, key, key, key, 0]);
  const other = (await list('first: 20, isHidden: false')).rows.find((row) => row.sku !== sku)?.sku ?? '';
  const { read } = await product(sku);
  const { read: again } = await ask<ShelfProduct>(
    `mutation ($sku: String!, $read: String!, $input: ProductLinksInput!) {
        linkProduct(sku: $sku, read: $read, input: $input) { read } }`,
    {
      sku,
      read,
      input: {
        related: [],
        upsell: [],
        crosssell: [],
        replacement: other,
      },
    },
  );
  await ask<ShelfProduct>(
    `mutation { dateProduct(sku: "${sku}", read: "${again}", until: "${addDays(localMoment(DEMO_DAY).date, -1)}") { sku } }`,
  );
  const { url } = await product(other);
  await expect.poll(ledTo).toEqual([true, null, null, url.replace('/produit/', ''), 302]);
});

it('out of its days a rayon and those below are in no menu, no crumbs, at no address; its products stay', async () => {
  const dated = (row: Pick<ShelfCategory, 'id' | 'read'>, from: string | null, until: string | null) =>
    ask<ShelfCategory[]>(
      `mutation ($id: Int!, $read: String!, $from: String, $until: String) {
        dateCategory(id: $id, read: $read, from: $from, until: $until) { id parent is_offered visible_until read } }`,
      { id: row.id, read: row.read, from, until },
    );
  const rows = await tree();
  const own = rows.find(({ url_path: path }) => path === 'facade') ?? { id: 0, read: '' };
  const below = rows.filter(({ url_path: path }) => path.startsWith('facade/'));
  const [sku = ''] = await sql<{ sku: string }>`
    select product.sku from product join product_category on product_id = product.id
      join category on category.id = category_id where product.is_active
    group by product.id, product.sku having bool_and(url_path like 'facade%') order by sku limit 1`
    .execute(shop.db)
    .then((found) => found.rows.map((row) => row.sku));
  const seen = async () => {
    const { data } = await shop.send(
      `query ($own: String!, $sku: String!, $below: String!) { own: route(url: $own) { __typename }
        below: route(url: $below) { __typename }
        categoryList { children { name } }
        products(filter: { sku: { eq: $sku } }) { items { categories { name } } } }`,
      { own: 'facade', sku, below: below[0]?.url_path ?? '' },
    );
    const told = data as {
      own: unknown;
      below: unknown;
      categoryList: { children: { name: string }[] }[];
      products: { items: { categories: unknown[] }[] };
    };
    return [
      told.own !== null,
      told.below !== null,
      told.categoryList.some(({ children }) => children.some(({ name }) => name === 'Façade')),
      (told.products.items[0]?.categories ?? []).length > 0,
      told.products.items.length > 0,
    ];
  };
  expect([below.length > 0, await seen()]).toEqual([true, [true, true, true, true, true]]);
  const today = localMoment(DEMO_DAY).date;
  const closed = await dated(own, null, addDays(today, -1));
  expect(closed.filter(({ is_offered: isOpen }) => !isOpen).map(({ id }) => id)).toEqual([
    own.id,
    ...below.map(({ id }) => id),
  ]);
  await expect.poll(seen).toEqual([false, false, false, false, true]);
  expect(await offerTurnsBetween(shop.db, addDays(today, -1), today)).toBe(true);
  await expect(dated(own, null, null)).rejects.toThrow('depuis que vous');
  const again = closed.find(({ id }) => id === own.id) ?? own;
  await expect(dated(again, today, addDays(today, -1))).rejects.toThrow('deux jours');
  const root = rows.find(({ parent }) => parent === null) ?? own;
  await expect(dated(root, today, null)).rejects.toThrow('la boutique elle-même');
  await dated(again, today, null);
  await expect.poll(seen).toEqual([true, true, true, true, true]);
  expect(await audited('category-dated')).toMatchObject([
    {
      details: {
        name: 'Façade',
        before: { visible_until: null },
        after: { visible_until: addDays(today, -1) },
      },
    },
    {
      details: {
        before: { visible_until: addDays(today, -1) },
        after: { visible_from: today, visible_until: null },
      },
    },
  ]);
});
