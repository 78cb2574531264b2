import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { listDesk } from '../testing/list-desk.ts';
import type { ListDesk } from '../testing/list-desk.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const SMALL = '10100001';
const LARGE = '10100002';

let shop: ShopApi;
let desk: ListDesk;
beforeAll(async () => {
  shop = await shopApi();
  desk = listDesk(shop);
});
afterAll(() => shop.close());

let list: string;
let nth = 0;
beforeEach(async () => {
  list = (await desk.make(`Essai ${(nth += 1)}`, YANN)).value?.id ?? '';
});

const idsOf = async () => ((await desk.read(list, YANN)).value?.items_v2.items ?? []).map(({ id }) => id);

describe('items', () => {
  it('WSH-02 are read with their price and stock for the viewer', async () => {
    const [first] = await desk.lists(YANN);
    const read = await desk.read(first?.id ?? '', YANN);
    expect(read.value).toEqual(first);
    expect(read.value?.items_count).toBe(8);
    for (const item of read.value?.items_v2.items ?? []) {
      expect(item.price_stock.sku).toBe(item.sku);
      expect(item.price_stock.stocks).toHaveLength(1);
      const pack = item.price_stock.priceExcludingTax?.packagingFinalPrice ?? 0;
      expect(item.unit_price_excluding_tax?.value).toBe(pack);
      expect(item.row_total_excluding_tax?.value).toBeCloseTo(pack * item.quantity, 2);
    }
    const { data } = await desk.ask(
      'query($id: ID!) { customer { wishlist_v2(id: $id) { items_v2(pageSize: 3, currentPage: 3) { items { id } page_info { total_pages current_page } } } } }',
      { id: first?.id },
      YANN,
    );
    expect(data).toMatchObject({
      customer: { wishlist_v2: { items_v2: { items: { length: 2 }, page_info: { total_pages: 3 } } } },
    });
  });

  it('WSH-03 come by article or by product with options; the same article and tint again adds up', async () => {
    const { data } = await desk.ask(
      '{ getBestSimpleProduct(sku: "P101000") { articleCode selectedOptionUid } }',
      {},
      YANN,
    );
    const best = data['getBestSimpleProduct'] as { articleCode: string; selectedOptionUid: string[] };
    const added = await desk.add(
      list,
      [
        { sku: 'P101000', quantity: 2, selected_options: best.selectedOptionUid },
        { sku: best.articleCode, quantity: 3, parent_sku: 'P101000' },
      ],
      YANN,
    );
    expect(added.value?.user_errors).toEqual([]);
    expect(added.value?.wishlist.items_v2.items).toMatchObject([
      { __typename: 'ConfigurableWishlistItem', sku: best.articleCode, parent_sku: 'P101000', quantity: 5 },
    ]);
    const own = await desk.addOwn(
      { id: list, items: [{ product: 'P101000', selectedOptionsUids: best.selectedOptionUid }] },
      YANN,
    );
    expect(own.value?.added_items).toMatchObject([{ sku: best.articleCode, quantity: 6 }]);
  });

  it('WSH-03 tints are told apart as in the cart, and priced with their supplement', async () => {
    const tintable = await shop.db
      .selectFrom('article')
      .select('sku')
      .where('tintable', '=', true)
      .where('color', 'like', '%ransparent%')
      .orderBy('sku')
      .executeTakeFirstOrThrow();
    const tinted = (value: string) => ({
      sku: tintable.sku,
      quantity: 1,
      entered_options: [{ uid: 'customColorExa', value }],
    });
    const added = await desk.add(list, [tinted('#802020'), tinted('#802020'), tinted('#204080')], YANN);
    expect(added.value?.user_errors).toEqual([]);
    const items = added.value?.wishlist.items_v2.items ?? [];
    expect(items.map((item) => [item.tint?.customColorExa, item.quantity])).toEqual([
      ['#802020', 2],
      ['#204080', 1],
    ]);
    const [item] = items;
    const pack = item?.price_stock.priceExcludingTax?.packagingFinalPrice ?? 0;
    expect(item?.unit_price_excluding_tax?.value).toBeCloseTo(
      pack + (item?.tint?.supplement?.value ?? NaN),
      2,
    );
  });

  it.each([
    [{ sku: 'inconnu', quantity: 1 }, 'PRODUCT_NOT_FOUND'],
    [{ sku: 'P101000', quantity: 1, selected_options: ['inconnu'] }, 'UNDEFINED'],
    [{ sku: SMALL, quantity: 0 }, 'UNDEFINED'],
    [{ sku: SMALL, quantity: 1.5 }, 'UNDEFINED'],
    [{ sku: SMALL, quantity: 1, parent_sku: 'P102000' }, 'PRODUCT_NOT_FOUND'],
    [{ sku: SMALL, quantity: 1, entered_options: [{ uid: 'autre', value: 'x' }] }, 'UNDEFINED'],
    [{ sku: SMALL, quantity: 1, entered_options: [{ uid: 'tint_code', value: 'nulle part' }] }, 'UNDEFINED'],
  ])('refuse %j and take the others', async (bad, code) => {
    const added = await desk.add(list, [bad, { sku: LARGE, quantity: 1 }], YANN);
    expect(added.errors).toEqual([]);
    expect(added.value?.user_errors).toMatchObject([{ code, sku: bad.sku }]);
    expect(added.value?.wishlist.items_v2.items.map(({ sku }) => sku)).toEqual([LARGE]);
  });

  it('are two hundred at most', async () => {
    const found = await shop.db.selectFrom('article').select('sku').orderBy('sku').limit(201).execute();
    const wishes = found.map(({ sku }) => ({ sku, quantity: 1 }));
    expect((await desk.add(list, wishes, YANN)).category).toBe('graphql-input');
    await desk.add(list, wishes.slice(0, 199), YANN);
    const added = await desk.add(list, wishes.slice(199), YANN);
    expect(added.value?.wishlist.items_count).toBe(200);
    expect(added.value?.user_errors).toMatchObject([
      { message: 'Une liste compte au plus 200\u00A0articles.' },
    ]);
  });

  it('WSH-04 are changed and removed', async () => {
    await desk.add(
      list,
      [
        { sku: SMALL, quantity: 1 },
        { sku: LARGE, quantity: 1 },
      ],
      YANN,
    );
    const [small = '', large = ''] = await idsOf();
    const changed = await desk.update(
      list,
      [
        { wishlist_item_id: small, quantity: 7, description: ' pour le hall ' },
        { wishlist_item_id: large, quantity: -1 },
      ],
      YANN,
    );
    expect(changed.value?.user_errors).toHaveLength(1);
    expect(changed.value?.wishlist.items_v2.items).toMatchObject([
      { id: small, quantity: 7, description: 'pour le hall' },
      { id: large, quantity: 1 },
    ]);
    const removed = await desk.remove(list, [small], YANN);
    expect(removed.value?.wishlist.items_v2.items.map(({ id }) => id)).toEqual([large]);
    expect((await desk.remove(list, [small, large], YANN)).category).toBe('graphql-no-such-entity');
    expect(await idsOf()).toEqual([large]);
  });

  it('carry a note of 250 signs at most; one that is longer or cannot be read leaves the item as it was', async () => {
    await desk.add(list, [{ sku: SMALL, quantity: 1 }], YANN);
    const [item = ''] = await idsOf();
    const noted = async (description: string) => {
      const { value } = await desk.update(list, [{ wishlist_item_id: item, description }], YANN);
      return [value?.user_errors.length, value?.wishlist.items_v2.items[0]?.description];
    };
    const longest = '🎨'.repeat(250);
    expect(await noted(longest)).toEqual([0, longest]);
    expect(await noted('x'.repeat(251))).toEqual([1, longest]);
    expect(await noted('Salon\u202e')).toEqual([1, longest]);
  });

  it('WSH-04 another choice makes another article of it, and one with the item that has it already', async () => {
    const variants = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('article.sku')
      .where('product.sku', '=', 'P101000')
      .orderBy('article.sku')
      .execute();
    const { data } = await desk.ask(
      '{ getBestSimpleProduct(sku: "P101000") { articleCode selectedOptionUid } }',
      {},
      YANN,
    );
    const best = data['getBestSimpleProduct'] as { articleCode: string; selectedOptionUid: string[] };
    const other = variants.find(({ sku }) => sku !== best.articleCode)?.sku ?? '';
    await desk.add(
      list,
      [
        { sku: other, quantity: 2 },
        { sku: best.articleCode, quantity: 1 },
      ],
      YANN,
    );
    const [first = ''] = await idsOf();
    const changed = await desk.update(
      list,
      [{ wishlist_item_id: first, selected_options: best.selectedOptionUid }],
      YANN,
    );
    expect(changed.value?.wishlist.items_v2.items).toMatchObject([{ sku: best.articleCode, quantity: 3 }]);
  });

  it('move to another list, whole or in part', async () => {
    await desk.add(list, [{ sku: SMALL, quantity: 5 }], YANN);
    const to = (await desk.make(`Ailleurs ${nth}`, YANN)).value?.id ?? '';
    const [item = ''] = await idsOf();
    const part = await desk.move({ from: list, to, items: [{ wishlist_item_id: item, quantity: 2 }] }, YANN);
    expect(part.value?.source_wishlist.items_v2.items).toMatchObject([{ quantity: 3 }]);
    const whole = await desk.move({ from: list, to, items: [{ wishlist_item_id: item }] }, YANN);
    expect(whole.value?.source_wishlist.items_v2.items).toEqual([]);
    expect(whole.value?.destination_wishlist.items_v2.items).toMatchObject([{ sku: SMALL, quantity: 5 }]);
  });

  it('stay when their article leaves the catalogue, without a price', async () => {
    await desk.add(list, [{ sku: SMALL, quantity: 1 }], YANN);
    await shop.db
      .updateTable('wishlist_item')
      .set({ article_sku: 'ANCIEN', name: 'Ancienne peinture 1 L' })
      .where('wishlist_id', '=', Number(list))
      .execute();
    const read = await desk.read(list, YANN);
    expect(read.errors).toEqual([]);
    expect(read.value?.items_v2.items).toMatchObject([
      {
        sku: 'ANCIEN',
        name: 'Ancienne peinture 1 L',
        price_stock: { active: false },
        unit_price_excluding_tax: null,
      },
    ]);
  });
});

it('C01 PRC-13 a sub-account without the right sees its list without any price', async () => {
  const { id = '' } = (await desk.make('Sans prix', ALI)).value ?? {};
  await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', ALI).execute();
  const added = await desk.addOwn({ id, items: [{ product: SMALL }] }, ALI);
  const [shown] = (await desk.read(id, ALI)).value?.items_v2.items ?? [];
  for (const item of [added.value?.added_items[0], shown])
    expect(item).toMatchObject({
      sku: SMALL,
      price_stock: { priceExcludingTax: null },
      unit_price_excluding_tax: null,
      row_total_excluding_tax: null,
    });
  await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', ALI).execute();
});
