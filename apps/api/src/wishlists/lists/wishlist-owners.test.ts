import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { listDesk } from '../testing/list-desk.ts';
import type { ListDesk, ShownList } from '../testing/list-desk.ts';

const A = 'yann.kermarrec@demo.valbrune.example';
const SUB_OF_A = 'ali.benali@demo.valbrune.example';
const B = 'nadia.castellan@demo.valbrune.example';
const SMALL = '10100001';
const GONE = 'graphql-no-such-entity';

let shop: ShopApi;
let desk: ListDesk;
let theirs: ShownList;
beforeAll(async () => {
  shop = await shopApi();
  desk = listDesk(shop);
  const [first] = await desk.lists(A);
  if (first === undefined) throw new Error('The demo has no list of A’s');
  theirs = first;
});
afterAll(() => shop.close());

describe('somebody else’s list', () => {
  it.each([
    ['another customer', B],
    ['a sub-account of the same company', SUB_OF_A],
  ])('B05 is not there for %s, whatever is asked of it', async (_name, who) => {
    const { id } = theirs;
    const item = theirs.items_v2.items[0]?.id ?? '';
    const own = (await desk.make('À moi', who)).value?.id ?? '';
    const tries = await Promise.all([
      desk.read(id, who),
      desk.ask('query($id: ID!) { customer { wishlist_v2(id: $id) { name } } }', { id }, who),
      desk.rename(id, 'Volée', who),
      desk.drop(id, who),
      desk.add(id, [{ sku: SMALL, quantity: 1 }], who),
      desk.addOwn({ id, items: [{ product: SMALL }] }, who),
      desk.remove(id, [item], who),
      desk.update(id, [{ wishlist_item_id: item, quantity: 9 }], who),
      desk.move({ from: id, to: own, items: [{ wishlist_item_id: item }] }, who),
      desk.move({ from: own, to: id, items: [] }, who),
    ]);
    expect(tries.map(({ category }) => category)).toEqual(Array(10).fill(GONE));
    const unknown = await desk.read('987654', who);
    const read = await desk.read(id, who);
    expect(read.errors[0]?.message).toBe(unknown.errors[0]?.message);
    expect((await desk.read(id, A)).value).toEqual(theirs);
    expect((await desk.lists(who)).map(({ name }) => name)).not.toContain(theirs.name);
  });

  it('B15 its items are not removed, changed or moved through a list of one’s own', async () => {
    const own = (await desk.make('Passoire', B)).value?.id ?? '';
    const item = theirs.items_v2.items[0]?.id ?? '';
    const tries = await Promise.all([
      desk.remove(own, [item], B),
      desk.update(own, [{ wishlist_item_id: item, quantity: 9 }], B),
      desk.move({ from: own, to: own, items: [] }, B),
    ]);
    expect(tries.map(({ category }) => category)).toEqual([GONE, GONE, undefined]);
    expect((await desk.read(theirs.id, A)).value).toEqual(theirs);
  });
});

it('WSH-12 nobody adds, reads or makes lists without having signed in', async () => {
  const tries = await Promise.all([
    desk.add('0', [{ sku: SMALL, quantity: 1 }]),
    desk.addOwn({ id: '0', items: [{ product: SMALL }] }),
    desk.make('Visite'),
    desk.read(theirs.id),
  ]);
  expect(tries.map(({ category }) => category)).toEqual(Array(4).fill('graphql-authorization'));
});

describe('wishedProducts', () => {
  it('WSH-10 tells which products and articles stand in one’s own lists', async () => {
    const item = theirs.items_v2.items[0];
    const asked = [item?.parent_sku ?? '', item?.sku ?? '', 'P999999'];
    const mine = (await desk.wished(asked, A)).value ?? [];
    expect(mine).toContainEqual({ sku: item?.sku, wishlist_id: theirs.id, item_id: item?.id });
    expect(new Set(mine.map(({ sku }) => sku))).toEqual(new Set(asked.slice(0, 2)));
    expect((await desk.wished(asked, B)).value).toEqual([]);
    expect((await desk.wished(asked)).value).toEqual([]);
  });

  it('answers a hundred references at a time', async () => {
    expect((await desk.wished(Array(101).fill(SMALL), A)).category).toBe('graphql-input');
  });
});
