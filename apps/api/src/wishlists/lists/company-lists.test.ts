import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../customers/customers.ts';
import { eraseCustomer } from '../../privacy/erase-customer.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { listDesk } from '../testing/list-desk.ts';
import type { ListDesk, ShownList } from '../testing/list-desk.ts';

const at = (name: string) => `${name}@demo.valbrune.example`;
const [YANN, GWEN, ALI, SOLENE] = [
  at('yann.kermarrec'),
  at('gwen.lebihan'),
  at('ali.benali'),
  at('solene.riou'),
];
const [NADIA, ELODIE, SOPHIE] = [at('nadia.castellan'), at('elodie.marchand'), at('sophie.delmas')];
const SMALL = '10100001';
const WHITE = '10200103';
const GONE = 'graphql-no-such-entity';

let shop: ShopApi;
let desk: ListDesk;
beforeAll(async () => {
  shop = await shopApi();
  desk = listDesk(shop);
});
afterAll(() => shop.close());

const idOf = async (email: string) =>
  (await shop.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const setAccount = (
  email: string,
  set: Partial<{ is_active: boolean; suspended_at: Date | null; is_proven: boolean; company_id: number }>,
) => shop.db.updateTable('customer').set(set).where('email', '=', email).execute();

async function shared(name: string, share: string, as = GWEN): Promise<ShownList> {
  const made = await desk.make(name, as, share);
  const id = made.value?.id ?? '';
  await desk.add(id, [{ sku: SMALL, quantity: 3 }], as);
  const read = await desk.read(id, as);
  if (!read.value) throw new Error(`The list ${name} was not made`);
  return read.value;
}

describe('a list of a company’s', () => {
  it('is private until its owner shares it, and private again when the owner says so', async () => {
    const { value } = await desk.make('Ma tournée', GWEN);
    const id = value?.id ?? '';
    const seen = async () => (await desk.ofCompany(ALI))?.map(({ id: one }) => one) ?? [];
    expect([value?.share, (await desk.read(id, ALI)).category, await seen()]).toEqual([
      'PRIVATE',
      GONE,
      expect.not.arrayContaining([id]),
    ]);
    expect((await desk.share(id, 'COMPANY_READS', GWEN)).value?.share).toBe('COMPANY_READS');
    expect((await desk.read(id, ALI)).value).toMatchObject({
      name: 'Ma tournée',
      owner_name: 'Gwen Le Bihan',
      is_own: false,
      may_edit: false,
    });
    expect(await seen()).toContain(id);
    expect((await desk.lists(ALI)).map((list) => list.id)).not.toContain(id);
    await desk.share(id, 'PRIVATE', GWEN);
    expect([(await desk.read(id, ALI)).category, await seen()]).toEqual([
      GONE,
      expect.not.arrayContaining([id]),
    ]);
  });

  it('that is shared to read is changed by its owner alone', async () => {
    const list = await shared('Lecture', 'COMPANY_READS');
    const { id } = list;
    const item = list.items_v2.items[0]?.id ?? '';
    const own = (await desk.make('À Ali', ALI)).value?.id ?? '';
    const tries = await Promise.all([
      desk.add(id, [{ sku: WHITE, quantity: 1 }], ALI),
      desk.addOwn({ id, items: [{ product: WHITE }] }, ALI),
      desk.remove(id, [item], ALI),
      desk.update(id, [{ wishlist_item_id: item, quantity: 9 }], ALI),
      desk.move({ from: id, to: own, items: [{ wishlist_item_id: item }] }, ALI),
      desk.move({ from: own, to: id, items: [] }, ALI),
      desk.rename(id, 'Volée', ALI),
      desk.drop(id, ALI),
      desk.share(id, 'PRIVATE', ALI),
      desk.drop(id, YANN),
      desk.takeOver(id, YANN),
    ]);
    expect(tries.map(({ category }) => category)).toEqual(Array(tries.length).fill('graphql-input'));
    expect((await desk.read(id, GWEN)).value).toEqual(list);
  });

  it('that is shared to edit is filled, changed and emptied by colleagues; its name, share and end stay the owner’s', async () => {
    const list = await shared('À plusieurs', 'COMPANY_EDITS');
    const { id } = list;
    const item = list.items_v2.items[0]?.id ?? '';
    const added = await desk.addOwn({ id, items: [{ product: WHITE }] }, ALI);
    expect(added.value?.wishlist.items_count).toBe(2);
    await desk.update(id, [{ wishlist_item_id: item, quantity: 9 }], YANN);
    const own = (await desk.make('À Solène', SOLENE)).value?.id ?? '';
    await desk.move({ from: id, to: own, items: [{ wishlist_item_id: item, quantity: 4 }] }, SOLENE);
    const left = (await desk.read(id, GWEN)).value?.items_v2.items.map((one) => [one.sku, one.quantity]);
    expect(left).toEqual([
      [SMALL, 5],
      [WHITE, 1],
    ]);
    expect((await desk.read(own, SOLENE)).value?.items_v2.items.map((one) => one.quantity)).toEqual([4]);
    const tries = await Promise.all([
      desk.rename(id, 'Volée', ALI),
      desk.drop(id, YANN),
      desk.share(id, 'COMPANY_READS', YANN),
    ]);
    expect(tries.map(({ category }) => category)).toEqual(Array(3).fill('graphql-input'));
    expect((await desk.read(id, GWEN)).value).toMatchObject({ name: 'À plusieurs', share: 'COMPANY_EDITS' });
  });

  it('keeps what several put in at once', async () => {
    const { id } = await shared('En même temps', 'COMPANY_EDITS');
    const skus = ['10100002', WHITE, '11100001', '80500002'];
    const people = [YANN, ALI, SOLENE, GWEN];
    const done = await Promise.all(
      people.map((who, nth) =>
        desk.add(
          id,
          [
            { sku: skus[nth], quantity: 1 },
            { sku: SMALL, quantity: 1 },
          ],
          who,
        ),
      ),
    );
    expect(done.map(({ errors }) => errors)).toEqual(people.map(() => []));
    const items = (await desk.read(id, GWEN)).value?.items_v2.items ?? [];
    expect(items.map(({ sku }) => sku).toSorted()).toEqual([SMALL, ...skus].toSorted());
    expect(items.find(({ sku }) => sku === SMALL)?.quantity).toBe(7);
  });

  it('is moved between two owners both ways at once without waiting for ever', async () => {
    const [one, other] = [
      await shared('Aller', 'COMPANY_EDITS', GWEN),
      await shared('Retour', 'COMPANY_EDITS', YANN),
    ];
    const moves = await Promise.all([
      desk.move(
        { from: one.id, to: other.id, items: [{ wishlist_item_id: one.items_v2.items[0]?.id, quantity: 1 }] },
        GWEN,
      ),
      desk.move(
        {
          from: other.id,
          to: one.id,
          items: [{ wishlist_item_id: other.items_v2.items[0]?.id, quantity: 1 }],
        },
        YANN,
      ),
    ]);
    expect(moves.map(({ errors }) => errors)).toEqual([[], []]);
    const packs = await Promise.all(
      [one, other].map(async ({ id }) => (await desk.read(id, ALI)).value?.items_v2.items[0]?.quantity),
    );
    expect(packs).toEqual([3, 3]);
  });

  it.each([
    ['another company', NADIA],
    ['a private customer', ELODIE],
    ['a sales representative', SOPHIE],
  ])('B05 is not there for %s, whatever is asked of it', async (_name, who) => {
    const list = await shared(`Fermée à ${who.slice(0, 5)}`, 'COMPANY_EDITS');
    const { id } = list;
    const item = list.items_v2.items[0]?.id ?? '';
    const own = (await desk.make('À moi seul', who)).value?.id ?? '';
    const tries = await Promise.all([
      desk.read(id, who),
      desk.rename(id, 'Volée', who),
      desk.drop(id, who),
      desk.add(id, [{ sku: WHITE, quantity: 1 }], who),
      desk.remove(id, [item], who),
      desk.update(id, [{ wishlist_item_id: item, quantity: 9 }], who),
      desk.move({ from: id, to: own, items: [{ wishlist_item_id: item }] }, who),
      desk.move({ from: own, to: id, items: [] }, who),
      desk.intoCart(id, who),
    ]);
    expect(tries.map(({ category }) => category)).toEqual(Array(tries.length).fill(GONE));
    const unknown = await desk.read('987654', who);
    expect((await desk.read(id, who)).errors).toEqual(unknown.errors);
    expect((await desk.ofCompany(who))?.map((one) => one.id) ?? []).not.toContain(id);
    expect((await desk.read(id, GWEN)).value).toEqual(list);
  });

  it('is not there without a session, nor for whoever has only shown a client code', async () => {
    const { id } = await shared('Prouvée', 'COMPANY_EDITS');
    expect((await desk.read(id)).category).toBe('graphql-authorization');
    await setAccount(YANN, { is_proven: false });
    const tries = [
      await desk.read(id, YANN),
      await desk.read(id, ALI),
      await desk.share(id, 'PRIVATE', GWEN),
    ];
    expect(tries.map(({ category }) => category)).toEqual([GONE, GONE, 'graphql-authorization']);
    expect([await desk.ofCompany(YANN), await desk.ofCompany(ALI)]).toEqual([null, null]);
    await setAccount(YANN, { is_proven: true });
  });

  it('C01 costs each reader their own price, and nothing whoever may see none', async () => {
    const { id } = await shared('Prix', 'COMPANY_READS');
    const price = async (who: string) =>
      (await desk.read(id, who)).value?.items_v2.items[0]?.unit_price_excluding_tax;
    expect(await price(YANN)).toEqual({ value: expect.any(Number) });
    expect(await price(ALI)).toBeNull();
  });

  it('goes into a colleague’s cart and stays as it is', async () => {
    const list = await shared('Au panier', 'COMPANY_READS');
    const done = await desk.intoCart(list.id, SOLENE);
    expect(done.errors).toEqual([]);
    expect(done.value?.wishlist.items_count).toBe(1);
    expect((await desk.read(list.id, GWEN)).value).toEqual(list);
  });

  it('fills no heart of a colleague’s', async () => {
    await shared('Cœurs', 'COMPANY_EDITS');
    const before = (await desk.wished(['10300001'], ALI)).value;
    await desk.add((await shared('Cœurs bis', 'COMPANY_EDITS')).id, [{ sku: '10300001', quantity: 1 }], GWEN);
    expect((await desk.wished(['10300001'], ALI)).value).toEqual(before);
  });
});

describe('whose owner', () => {
  it('is suspended goes on being shared, and cannot be taken over', async () => {
    const { id } = await shared('En congé', 'COMPANY_EDITS', SOLENE);
    await setAccount(SOLENE, { is_active: false, suspended_at: DEMO_DAY });
    expect((await desk.read(id, ALI)).value?.may_edit).toBe(true);
    expect((await desk.takeOver(id, YANN)).category).toBe('graphql-input');
    await setAccount(SOLENE, { is_active: true, suspended_at: null });
  });

  it('has left is taken over by the head alone, once, beside a list of the same name; what was private stays so', async () => {
    const list = await shared('Chantier Nord', 'COMPANY_EDITS', SOLENE);
    const hidden = await shared('Chantier Sud', 'PRIVATE', SOLENE);
    await desk.make('chantier nord', YANN);
    await setAccount(SOLENE, { is_active: false });
    expect((await desk.read(list.id, ALI)).value?.owner_left).toBe(true);
    const tries = [
      await desk.takeOver(list.id, GWEN),
      await desk.takeOver(hidden.id, YANN),
      await desk.takeOver(list.id, NADIA),
    ];
    expect(tries.map(({ category }) => category)).toEqual(['graphql-authorization', GONE, GONE]);
    const both = await Promise.all([desk.takeOver(list.id, YANN), desk.takeOver(list.id, YANN)]);
    expect(both.map(({ category }) => category).toSorted()).toEqual([GONE, undefined]);
    const taken = both.find(({ value }) => value)?.value;
    expect(taken).toMatchObject({
      name: 'Chantier Nord (2)',
      is_own: true,
      share: 'COMPANY_EDITS',
      items_count: 1,
    });
    expect((await desk.read(taken?.id ?? '', ALI)).value).toMatchObject({
      owner_name: 'Yann Kermarrec',
      may_edit: true,
    });
    await setAccount(SOLENE, { is_active: true });
  });

  it('goes over to another company shares with neither', async () => {
    const { id } = await shared('Transfuge', 'COMPANY_EDITS', SOLENE);
    const home = await shop.db
      .selectFrom('customer')
      .select('company_id')
      .where('email', '=', SOLENE)
      .executeTakeFirstOrThrow();
    const there = await shop.db
      .selectFrom('customer')
      .select('company_id')
      .where('email', '=', NADIA)
      .executeTakeFirstOrThrow();
    await setAccount(SOLENE, { company_id: there.company_id ?? 0 });
    expect([(await desk.read(id, ALI)).category, (await desk.read(id, NADIA)).category]).toEqual([
      GONE,
      GONE,
    ]);
    expect((await desk.read(id, SOLENE)).value?.share).toBe('PRIVATE');
    await setAccount(SOLENE, { company_id: home.company_id ?? 0 });
  });

  it('is erased leaves the company what it works with, without notes and under nobody’s name', async () => {
    const list = await shared('Chantier Est', 'COMPANY_READS', SOLENE);
    const hidden = await shared('Chantier Ouest', 'PRIVATE', SOLENE);
    const item = list.items_v2.items[0]?.id ?? '';
    await desk.update(list.id, [{ wishlist_item_id: item, description: 'Demander à Solène' }], SOLENE);
    await shop.db.transaction().execute(async (db) => eraseCustomer(db, await idOf(SOLENE), DEMO_DAY));
    const left = (await desk.read(list.id, ALI)).value;
    expect(left).toMatchObject({
      name: 'Chantier Est',
      owner_name: 'Sous-compte supprimé',
      owner_left: true,
    });
    expect(left?.items_v2.items.map(({ description }) => description)).toEqual([null]);
    expect((await desk.read(hidden.id, YANN)).category).toBe(GONE);
    const rows = await shop.db
      .selectFrom('wishlist')
      .select('id')
      .where('id', '=', Number(hidden.id))
      .execute();
    expect(rows).toEqual([]);
  });
});

it('a sales representative in a customer’s shop uses what is shared, shares nothing and deletes nothing shared', async () => {
  const { id } = await shared('Vue par Sophie', 'COMPANY_EDITS');
  const token = await openSession(shop.db, await idOf(YANN), DEMO_DAY, await idOf(SOPHIE));
  const ask = (text: string) => shop.send(text, {}, { headers: { authorization: `Bearer ${token}` } });
  const read = await ask(`{ getWishlist(id: "${id}") { may_edit } }`);
  expect(read.data).toEqual({ getWishlist: { may_edit: true } });
  const made = await ask('mutation { addWishlist(name: "Par Sophie", share: COMPANY_READS) { id } }');
  expect(made.errors?.[0]?.extensions.category).not.toBeUndefined();
  expect((await desk.lists(YANN)).map(({ name }) => name)).not.toContain('Par Sophie');
  const own = await desk.make('À Yann seul', YANN);
  const yanns = await desk.make('À Yann et aux siens', YANN, 'COMPANY_READS');
  const remove = (listId: string | undefined) =>
    ask(`mutation { deleteWishlist(wishlistId: "${listId}") { status } }`);
  expect((await remove(yanns.value?.id)).errors?.[0]?.extensions.key).toBe('CONNECTED_AS');
  expect((await remove(own.value?.id)).errors).toBeUndefined();
  const left = (await desk.lists(YANN)).map(({ name }) => name);
  expect(left).toContain('À Yann et aux siens');
  expect(left).not.toContain('À Yann seul');
});

it('a company shares a hundred lists at most, however many ask at once', async () => {
  const owner = await idOf(NADIA);
  const { company_id } = await shop.db
    .selectFrom('customer')
    .select('company_id')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 98 }, (_, nth) => ({
    customer_id: nth < 45 ? owner : 0,
    name: `Partagée ${nth}`,
    share: 'read' as const,
    shared_company_id: company_id,
  }));
  const bruno = await idOf(at('bruno.ferri'));
  await shop.db
    .insertInto('wishlist')
    .values(rows.map((row) => ({ ...row, customer_id: row.customer_id || bruno })))
    .execute();
  const made = await Promise.all(
    ['Un', 'Deux', 'Trois'].map((name) => desk.make(`Essai ${name}`, NADIA, 'COMPANY_READS')),
  );
  expect(made.filter(({ value }) => value)).toHaveLength(2);
  expect(made.find(({ category }) => category)?.errors[0]?.message).toContain('100');
});
