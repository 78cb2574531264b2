import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { listDesk } from './testing/list-desk.ts';
import type { ListDesk } from './testing/list-desk.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const SMALL = '10100001';

let shop: ShopApi;
let desk: ListDesk;
beforeAll(async () => {
  shop = await shopApi();
  desk = listDesk(shop);
});
afterAll(() => shop.close());

describe('lists', () => {
  it('WSH-01 are several per customer, each with its name: made, renamed, deleted, listed', async () => {
    const before = await desk.lists(YANN);
    expect(before.map(({ name }) => name)).toEqual([
      'Mes indispensables',
      'Chantier École Jules Verne',
      'Salle de bain type',
    ]);
    const made = await desk.make('  Cage   d’escalier ', YANN);
    expect(made.value).toMatchObject({ id: expect.any(String), name: "Cage d'escalier" });
    const id = made.value?.id ?? '';
    expect((await desk.rename(id, 'Cage d’ascenseur', YANN)).value).toEqual({
      uid: id,
      name: "Cage d'ascenseur",
      visibility: 'PRIVATE',
    });
    expect((await desk.lists(YANN)).at(-1)).toMatchObject({ id, name: "Cage d'ascenseur", items_count: 0 });
    expect((await desk.drop(id, YANN)).value).toEqual({
      status: true,
      wishlists: before.map((list) => ({ id: list.id })),
    });
  });

  it('answer Adobe’s createWishlist too', async () => {
    const { data } = await desk.ask(
      'mutation { createWishlist(input: { name: "Garage", visibility: PUBLIC }) { wishlist { id name visibility } } }',
      {},
      HUGO,
    );
    const { wishlist } = data['createWishlist'] as { wishlist: { id: string } };
    expect(wishlist).toMatchObject({ name: 'Garage', visibility: 'PRIVATE' });
    await desk.drop(wishlist.id, HUGO);
  });

  it.each([
    ['A', 'graphql-input'],
    ['<script>', 'graphql-input'],
    ['x'.repeat(51), 'graphql-input'],
    ['MES INDISPENSABLES', 'graphql-already-exists'],
  ])('refuse the name %s, new or changed', async (name, category) => {
    const [, second] = await desk.lists(YANN);
    expect((await desk.make(name, YANN)).category).toBe(category);
    expect((await desk.rename(second?.id ?? '', name, YANN)).category).toBe(category);
  });

  it('a list may keep its own name, written otherwise', async () => {
    const [first] = await desk.lists(YANN);
    expect((await desk.rename(first?.id ?? '', 'MES indispensables', YANN)).errors).toEqual([]);
    await desk.rename(first?.id ?? '', 'Mes indispensables', YANN);
  });

  it('are fifty at most, however many are asked for at once', async () => {
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', NADIA)
      .executeTakeFirstOrThrow();
    const had = (await desk.lists(NADIA)).length;
    const rows = Array.from({ length: 48 - had }, (_, at) => ({ customer_id: id, name: `Liste ${at}` }));
    await shop.db.insertInto('wishlist').values(rows).execute();
    const answers = await Promise.all(
      ['un', 'deux', 'trois', 'quatre'].map((name) => desk.make(name, NADIA)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2);
    expect(await desk.lists(NADIA)).toHaveLength(50);
    await shop.db.deleteFrom('wishlist').where('name', 'like', 'Liste %').execute();
  });
});

describe('the first favourite', () => {
  it('WSH-13 goes into list 0: the first list, made under its usual name when there is none', async () => {
    expect((await desk.read('0', HUGO)).value).toBeNull();
    const answers = await Promise.all([
      desk.add('0', [{ sku: SMALL, quantity: 1 }], HUGO),
      desk.add('0', [{ sku: SMALL, quantity: 1 }], HUGO),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const lists = await desk.lists(HUGO);
    expect(lists).toMatchObject([{ name: 'Mes favoris', items_count: 1 }]);
    expect(lists[0]?.items_v2.items[0]?.quantity).toBe(2);
    const [first] = await desk.lists(YANN);
    const added = await desk.addOwn({ id: '0', items: [{ product: SMALL }] }, YANN);
    expect(added.value?.wishlist.id).toBe(first?.id);
    await desk.remove(first?.id ?? '', added.value?.added_items.map(({ id }) => id) ?? [], YANN);
    await desk.drop(lists[0]?.id ?? '', HUGO);
  });

  it('fills the list a client was shown before there was one, as in Magento, where every customer has one', async () => {
    const KEPT =
      '{ customer { wishlists { id name items_count updated_at kept items_v2 { items { id } } } } }';
    const shown = async () => {
      const { data } = await desk.ask(KEPT, {}, HUGO);
      return (data['customer'] as { wishlists: { id: string; kept: boolean }[] }).wishlists;
    };
    const [implied] = await shown();
    expect(await shown()).toEqual([
      {
        id: implied?.id,
        name: 'Mes favoris',
        items_count: 0,
        updated_at: null,
        kept: false,
        items_v2: { items: [] },
      },
    ]);
    const id = implied?.id ?? '';
    expect((await desk.read(id, HUGO)).value).toMatchObject({ id, items_v2: { items: [] } });
    expect((await desk.read(id, NADIA)).category).toBe('graphql-no-such-entity');
    expect((await desk.drop(id, HUGO)).category).toBe('graphql-no-such-entity');
    expect((await desk.add('0', [{ sku: SMALL, quantity: 1 }], HUGO)).value?.wishlist.id).toBe(id);
    expect(await shown()).toMatchObject([{ id, kept: true, items_count: 1 }]);
    expect((await desk.drop(id, HUGO)).value).toEqual({ status: true, wishlists: [{ id }] });
    expect((await desk.add(id, [{ sku: SMALL, quantity: 1 }], HUGO)).value?.wishlist.id).toBe(id);
    await desk.drop(id, HUGO);
    expect((await desk.rename(id, 'Entrée', HUGO)).value).toMatchObject({ uid: id, name: 'Entrée' });
    expect(await shown()).toMatchObject([{ id, name: 'Entrée', kept: true }]);
    await desk.drop(id, HUGO);
  });

  it('is not made by what puts nothing into it', async () => {
    const [implied] = await desk.lists(HUGO);
    const id = implied?.id ?? '';
    const answers = [
      await desk.add(id, [{ sku: 'inconnu', quantity: 1 }], HUGO),
      await desk.add('0', [], HUGO),
      await desk.remove(id, [], HUGO),
      await desk.update(id, [], HUGO),
    ];
    expect(answers.map(({ value }) => value?.wishlist.id)).toEqual([id, id, id, id]);
    const UNNAMED = 'mutation($id: ID!) { updateWishlist(wishlistId: $id) { name } }';
    expect((await desk.ask(UNNAMED, { id }, HUGO)).data).toEqual({ updateWishlist: { name: 'Mes favoris' } });
    const { data } = await desk.ask('{ customer { wishlists { id kept } } }', {}, HUGO);
    expect(data).toEqual({ customer: { wishlists: [{ id, kept: false }] } });
  });

  it('WSH-13 list -1 is a new one, which is not made when nothing goes into it', async () => {
    const added = await desk.addOwn({ id: '-1', name: 'Cuisine', items: [{ product: SMALL }] }, HUGO);
    expect(added.value?.wishlist).toMatchObject({ name: 'Cuisine', items_count: 1 });
    const none = await desk.addOwn({ id: '-1', name: 'Salon', items: [{ product: 'inconnu' }] }, HUGO);
    expect(none.errors[0]?.message).toBe('Cet article n’existe pas ou n’est plus au catalogue.');
    expect((await desk.addOwn({ id: '-1', items: [{ product: SMALL }] }, HUGO)).category).toBe(
      'graphql-input',
    );
    expect((await desk.lists(HUGO)).map(({ name }) => name)).toEqual(['Cuisine']);
    await desk.drop(added.value?.wishlist.id ?? '', HUGO);
  });
});
