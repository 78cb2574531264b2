import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { closeCart, freezeCart, unfreezeCart, writeDetails, lockCart } from '../cart.ts';
import type { CartDetails } from '../cart.ts';
import { cartDesk } from '../testing/cart-desk.ts';
import type { Asker } from '../testing/cart-desk.ts';

const A = 'yann.kermarrec@demo.valbrune.example';
const B = 'nadia.castellan@demo.valbrune.example';
const C = 'hugo.perrin@demo.valbrune.example';
const SMALL = '10100001';
const LARGE = '10100002';
const GONE = 'graphql-no-such-entity';

let shop: ShopApi;
let desk: ReturnType<typeof cartDesk>;
beforeAll(async () => {
  shop = await shopApi();
  desk = cartDesk(shop);
});
afterAll(() => shop.close());

describe('somebody else’s cart', () => {
  it.each([
    ['another customer', { as: B }],
    ['a visitor', {}],
  ] satisfies [string, Asker][])(
    'B01 B02 is not there for %s, whatever is asked of it',
    async (_name, who) => {
      const { id } = await desk.own(A);
      const { cart } = await desk.add(id, [{ sku: SMALL, quantity: 2 }], { as: A });
      const uid = cart?.items[0]?.uid ?? '';
      const unknown = await desk.read('0'.repeat(43), who);
      const read = await desk.read(id, who);
      expect(read.errors.map(({ message, extensions }) => [message, extensions])).toEqual(
        unknown.errors.map(({ message, extensions }) => [message, extensions]),
      );
      const tries = await Promise.all([
        desk.add(id, [{ sku: SMALL, quantity: 1 }], who),
        desk.addConfigurable(id, [{ data: { sku: SMALL, quantity: 1 } }], who),
        desk.update(id, uid, 9, who),
        desk.remove(id, uid, who),
        desk.clear(id, who),
        desk.coupon(id, 'CHANTIER5', who),
        desk.removeCoupon(id, who),
      ]);
      expect(tries.map(({ category }) => category)).toEqual(Array(7).fill(GONE));
      const { errors } = await desk.ask('query($id: String!) { cartTotalQty(cartId: $id) }', { id }, who);
      expect(errors[0]?.extensions.category).toBe(GONE);
      expect((await desk.own(A)).items).toMatchObject([{ uid, quantity: 2 }]);
      await desk.clear(id, { as: A });
    },
  );

  it('B03 neither gives nor takes lines', async () => {
    const [own, theirs] = [await desk.own(B), await desk.own(A)];
    await desk.add(theirs.id, [{ sku: SMALL, quantity: 2 }], { as: A });
    const guest = await desk.create();
    await desk.add(guest, [{ sku: LARGE, quantity: 1 }]);
    expect((await desk.merge(theirs.id, own.id, { as: B })).category).toBe(GONE);
    expect((await desk.merge(guest, theirs.id, { as: B })).category).toBe(GONE);
    const other = await desk.create();
    expect((await desk.merge(guest, other, { as: B })).category).toBe(GONE);
    expect((await desk.own(A)).items).toMatchObject([{ sku: SMALL, quantity: 2 }]);
    expect((await desk.read(guest)).cart?.items).toMatchObject([{ sku: LARGE, quantity: 1 }]);
    await desk.clear(theirs.id, { as: A });
  });

  it('B10 a guest’s e-mail and address are masked for another browser, and go when it writes its own', async () => {
    const id = await desk.create();
    await contact(id, 'premier', { email: 'yann@exemple.fr', shippingAddress: LILAS });
    const seen = async (shopToken: string) => (await desk.read(id, { shopToken })).cart;
    expect(await seen('premier')).toMatchObject({
      email: 'yann@exemple.fr',
      shipping_addresses: [{ lastname: 'Kermarrec', street: ['12 rue des Lilas'] }],
    });
    const other = await desk.ask<object>(
      `query($id: String!) { customCart(id: $id) { items { uid } email shipping_addresses {
        firstname lastname company street city postcode telephone region { label } prefix vat_id country { code }
        customer_notes } } }`,
      { id },
      { shopToken: 'second' },
    );
    expect(other.answer).toMatchObject({ items: [], email: 'y•••@e•••' });
    expect(JSON.stringify(other.answer)).not.toMatch(
      /Kermarrec|Lilas|Lorient|56100|0612345678|Yann|Morbihan|FR99/,
    );
    await contact(id, 'second', { email: 'autre@exemple.fr' });
    expect(await seen('second')).toMatchObject({ email: 'autre@exemple.fr', shipping_addresses: [] });
  });

  it('B10 what was written without a shop token is shown to whoever has the cart’s id, until one writes with a token', async () => {
    const id = await desk.create();
    await contact(id, undefined, { email: 'yann@exemple.fr' });
    const seen = async (who: Asker) => (await desk.read(id, who)).cart?.email;
    expect([await seen({}), await seen({ shopToken: 'second' })]).toEqual(Array(2).fill('yann@exemple.fr'));
    await contact(id, 'second', { shippingAddress: LILAS });
    expect(await seen({ shopToken: 'second' })).toBe('yann@exemple.fr');
    expect([await seen({}), await seen({ shopToken: 'tiers' })]).toEqual(Array(2).fill('y•••@e•••'));
    // And who comes without it writes over it, without reading it.
    await contact(id, undefined, { email: 'autre@exemple.fr' });
    expect((await desk.read(id)).cart).toMatchObject({ email: 'autre@exemple.fr', shipping_addresses: [] });
  });

  it('B11 a cart that was ordered is closed to its owner too, and the next one is new and empty', async () => {
    const before = await desk.own(A);
    await shop.db.transaction().execute((db) => closeCart(db, before.id, DEMO_DAY));
    expect((await desk.read(before.id, { as: A })).category).toBe(GONE);
    expect((await desk.add(before.id, [{ sku: SMALL, quantity: 1 }], { as: A })).category).toBe(GONE);
    const after = await desk.own(A);
    expect(after.id).not.toBe(before.id);
    expect(after.items).toEqual([]);
  });

  it('a frozen cart can be read and not be changed', async () => {
    const { id } = await desk.own(C);
    const who = { as: C };
    const { cart } = await desk.add(id, [{ sku: SMALL, quantity: 1 }], who);
    const uid = cart?.items[0]?.uid ?? '';
    expect(await shop.db.transaction().execute((db) => freezeCart(db, id, DEMO_DAY))).toBe(true);
    const guest = await desk.create();
    const tries = await Promise.all([
      desk.add(id, [{ sku: SMALL, quantity: 1 }], who),
      desk.update(id, uid, 2, who),
      desk.remove(id, uid, who),
      desk.clear(id, who),
      desk.coupon(id, 'CHANTIER5', who),
      desk.merge(guest, id, who),
    ]);
    expect(tries.map(({ errors }) => errors[0]?.extensions.key)).toEqual(Array(6).fill('CART_FROZEN'));
    expect(await desk.own(C)).toMatchObject({ state: 'FROZEN', is_orderable: false, total_quantity: 1 });
    expect(await shop.db.transaction().execute((db) => unfreezeCart(db, id, DEMO_DAY))).toBe(true);
    expect((await desk.own(C)).is_orderable).toBe(true);
  });
});

const LILAS = {
  firstname: 'Yann',
  lastname: 'Kermarrec',
  company: null,
  street: ['12 rue des Lilas'],
  postcode: '56100',
  city: 'Lorient',
  country_code: 'FR',
  telephone: '0612345678',
  vat_id: 'FR99',
};

async function contact(
  id: string,
  shopToken: string | undefined,
  given: CartDetails['contact'],
): Promise<void> {
  const reader = { viewer: { kind: 'visitor' }, shopToken, now: DEMO_DAY } as const;
  await shop.db
    .transaction()
    .execute(async (db) =>
      writeDetails(db, reader, await lockCart(db, reader, id), { contact: given ?? {} }),
    );
}
