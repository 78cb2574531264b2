// Ordered again years later: in what is sold today, for the same site.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importProductLinks } from '../../catalogue/operations/import-product-links.ts';
import { place, prepare, shopper } from '../../checkout/testing/shopper.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { freezeCart, unfreezeCart } from '../cart.ts';
import { openCartShop } from '../testing/cart-shop.ts';
import type { CartShop } from '../testing/cart-shop.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const STORE = 'VB006';
/** Walnut brown in a paint of which no store here has a pot left, and the paint that replaces it. */
const WALNUT = { text: 'VB-BR100', order: 'W24100012', article: '10300412', product: 'P103004' };
const REPLACING = { article: '10300012', product: 'P103000', stocked: 11 };
const PEACOCK = 'VB-BU100';

type Outlook = {
  is_orderable: boolean;
  reason: string | null;
  message: string | null;
  quantity: number;
  is_replacement: boolean;
  sku: string | null;
  product_name: string | null;
  conditioning: string | null;
  tint_class: string | null;
  stock: { available: number } | null;
};
type Again = { added: number; userInputErrors: { message: string; product_name: string }[] };

const OUTLOOK = `reorder { is_orderable reason message quantity is_replacement sku product_name conditioning tint_class
  is_store_known stock { available storeCode } }`;

let shop: ShopApi;
let desk: CartShop['desk'];
let stock: CartShop['stock'];
beforeAll(async () => {
  const opened = await openCartShop();
  ({ shop, desk } = opened);
  stock = (sku, shelf) => opened.stock(sku, shelf, STORE);
  await shopper(shop, { as: YANN, shopCode: STORE });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await desk.clear((await desk.own(YANN)).id, { as: YANN });
  await stock(WALNUT.article, { available: 0, statut_article_mag: 'O' });
  await stock(REPLACING.article, { available: REPLACING.stocked, statut_article_mag: 'P' });
});

async function tint(text: string, as = YANN) {
  const { answer } = await desk.ask<{ items: { uid: string; reorder: Outlook | null }[] }>(
    `query ($text: String) { customerTints(search: { text: $text }) { items { uid purchase_ref ${OUTLOOK} } } }`,
    { text },
    { as },
  );
  const [found] = answer.items;
  if (found === undefined) throw new Error(`No tint for ${text}`);
  return found;
}

function press(uid: string, as = YANN) {
  return desk.ask<Again | null>(
    'mutation ($uid: ID!) { reorderTint(uid: $uid) { added userInputErrors { message product_name } } }',
    { uid },
    { as },
  );
}

const inCart = async () =>
  (await desk.own(YANN)).items.map(({ sku, quantity, tint: made }) => [sku, quantity, made?.code ?? null]);
const proposed = async (as = YANN) =>
  (
    await desk.ask<{ proposed_purchase_ref: string | null }>(
      '{ checkoutHabits { proposed_purchase_ref } }',
      {},
      { as },
    )
  ).answer.proposed_purchase_ref;

/** The catalogue is kept in memory: once it has changed it is read again. */
async function changed(write: Promise<unknown>) {
  await write;
  await announceCatalogueChange(shop.db);
}

const links = (sku: string, replacement: string | null) =>
  importProductLinks(shop.db, [{ sku, related: [], upsell: [], crosssell: [], replacement }]);

describe('before the press it is told what will happen, and the press does it', () => {
  it.each([
    ['there', { available: 50, statut_article_mag: 'P' }, { is_orderable: true, reason: null }, 1],
    ['brought in', { available: 0, statut_article_mag: 'V' }, { is_orderable: true, reason: null }, 1],
    [
      'fewer than were bought',
      { available: 1, statut_article_mag: 'U' },
      { is_orderable: false, reason: 'INSUFFICIENT_STOCK' },
      0,
    ],
    [
      'sold no more, and replaced by nothing',
      { available: 0, statut_article_mag: 'O' },
      { is_orderable: false, reason: 'NOT_SALABLE' },
      0,
    ],
  ])('%s', async (_what, shelf, expected, added) => {
    await stock(REPLACING.article, shelf);
    const { uid, reorder } = await tint(PEACOCK);
    expect(reorder).toMatchObject({ ...expected, is_replacement: false, quantity: 3, tint_class: 'C' });
    expect(reorder?.stock).toEqual({ available: shelf.available, storeCode: STORE });
    const { answer } = await press(uid);
    expect(answer?.added).toBe(added);
    expect(answer?.userInputErrors.map(({ message }) => message)).toEqual(
      reorder?.message === null ? [] : [reorder?.message],
    );
    expect(await inCart()).toEqual(added === 1 ? [[REPLACING.article, 3, PEACOCK]] : []);
  });

  it('what is in the cart already counts', async () => {
    await stock(REPLACING.article, { available: 4, statut_article_mag: 'U' });
    const { uid } = await tint(PEACOCK);
    expect((await press(uid)).answer?.added).toBe(1);
    expect((await tint(PEACOCK)).reorder).toMatchObject({
      is_orderable: false,
      reason: 'INSUFFICIENT_STOCK',
    });
    expect((await press(uid)).answer?.added).toBe(0);
  });

  it('a cart that waits for validation takes nothing, and that is said before the press', async () => {
    const { id } = await desk.own(YANN);
    await shop.db.transaction().execute((db) => freezeCart(db, id, DEMO_DAY));
    const { uid, reorder } = await tint(PEACOCK);
    expect(reorder).toMatchObject({
      is_orderable: false,
      reason: 'REORDER_NOT_AVAILABLE',
      sku: REPLACING.article,
    });
    expect(reorder?.message).toContain('attend une validation');
    const { errors } = await press(uid);
    expect(errors.map(({ message }) => message)).toEqual([reorder?.message]);
    await shop.db.transaction().execute((db) => unfreezeCart(db, id, DEMO_DAY));
    expect((await tint(PEACOCK)).reorder).toMatchObject({ is_orderable: true, reason: null, message: null });
  });

  it('an article that is sold no more goes in as what replaces it: same pack, tint and quantity', async () => {
    const { uid, reorder } = await tint(WALNUT.text);
    expect(reorder).toMatchObject({
      is_orderable: true,
      is_replacement: true,
      sku: REPLACING.article,
      product_name: 'Ardelis Séréna – Peinture murs et plafonds velours',
      conditioning: '3 L',
      tint_class: 'C',
      quantity: 2,
      stock: { available: REPLACING.stocked },
    });
    expect((await press(uid)).answer).toMatchObject({ added: 1, userInputErrors: [] });
    expect(await inCart()).toEqual([[REPLACING.article, 2, WALNUT.text]]);
  });

  it('but not while a pot of it is left, nor where what replaces it is gone too', async () => {
    await stock(WALNUT.article, { available: 5, statut_article_mag: 'O' });
    expect((await tint(WALNUT.text)).reorder).toMatchObject({ is_replacement: false, sku: WALNUT.article });
    await stock(WALNUT.article, { available: 0, statut_article_mag: 'O' });
    await stock(REPLACING.article, { available: 0, statut_article_mag: 'O' });
    const { uid, reorder } = await tint(WALNUT.text);
    expect(reorder).toMatchObject({ is_orderable: false, is_replacement: false, reason: 'NOT_SALABLE' });
    expect((await press(uid)).answer?.added).toBe(0);
  });

  it('the same for the lines of an order', async () => {
    const { answer } = await desk.ask<{ items: { article_sku: string; id: string; reorder: Outlook }[] }>(
      `query ($number: String!) { customerOrder(number: $number) { items { id ... on OrderItem { article_sku ${OUTLOOK} } } } }`,
      { number: WALNUT.order },
      { as: YANN },
    );
    const line = answer.items.find(({ article_sku: sku }) => sku === WALNUT.article);
    expect(line?.reorder).toMatchObject({ is_orderable: true, is_replacement: true, sku: REPLACING.article });
    await desk.ask(
      'mutation ($number: String!, $lines: [ID!]) { reorderItems(orderNumber: $number, lines: $lines) { added } }',
      { number: WALNUT.order, lines: [line?.id] },
      { as: YANN },
    );
    expect(await inCart()).toEqual([[REPLACING.article, 2, WALNUT.text]]);
  });

  it('is not told of an order that is seen by its invoice alone', async () => {
    const read = async () =>
      (
        await desk.ask<{ read_only: boolean; items: { reorder: Outlook | null }[] }>(
          `{ customerOrder(number: "W26100049") { read_only items { id ... on OrderItem { ${OUTLOOK} } } } }`,
          {},
          { as: GWEN },
        )
      ).answer;
    const rights = (is_view_order: boolean) =>
      shop.db
        .updateTable('customer')
        .set({ is_view_order, is_view_invoices: true })
        .where('email', '=', GWEN)
        .execute();
    await rights(false);
    const order = await read();
    expect(order.read_only).toBe(true);
    expect(order.items.length).toBeGreaterThan(0);
    expect(order.items.filter(({ reorder }) => reorder !== null)).toEqual([]);
    await rights(true);
  });

  it('is nobody’s who does not see the tint; one kept without an article is told so', async () => {
    const { uid } = await tint(WALNUT.text);
    for (const as of [GWEN, NADIA])
      expect((await press(uid, as)).errors[0]?.message).toContain('vos teintes');
    const { answer } = await desk.ask<{ uid: string; reorder: null }>(
      `mutation { addCustomerTint(input: { colour: "RAL 3004" }) { uid ${OUTLOOK} } }`,
      {},
      { as: YANN },
    );
    expect(answer.reorder).toBeNull();
    expect((await press(answer.uid)).errors[0]?.extensions.key).toBe('TINT_WITHOUT_ARTICLE');
    await desk.ask(
      'mutation ($uid: ID!) { removeCustomerTint(uid: $uid) }',
      { uid: answer.uid },
      { as: YANN },
    );
  });
});

describe('the site it was for', () => {
  it('is proposed at the checkout, and no more once the cart is emptied', async () => {
    expect(await proposed()).toBeNull();
    await press((await tint(WALNUT.text)).uid);
    expect(await proposed()).toBe('Résidence Les Tilleuls');
    await press((await tint(PEACOCK)).uid);
    expect(await proposed()).toBe('Résidence Les Tilleuls');
    const { id, items } = await desk.own(YANN);
    for (const { uid } of items) await desk.remove(id, uid, { as: YANN });
    expect(await proposed()).toBeNull();
    await press((await tint(PEACOCK)).uid);
    await desk.clear(id, { as: YANN });
    await desk.add(id, [{ sku: REPLACING.article, quantity: 1 }], { as: YANN });
    expect(await proposed()).toBeNull();
  });

  it('goes with the last of its goods, whatever else is there; goods of another site then bring theirs', async () => {
    await press((await tint('RAL 1015')).uid);
    const site = await proposed();
    expect(site).toMatch(/\w/);
    const { id, items } = await desk.own(YANN);
    await desk.add(id, [{ sku: '10100001', quantity: 1 }], { as: YANN });
    expect(await proposed()).toBe(site);
    for (const { uid } of items) await desk.remove(id, uid, { as: YANN });
    expect(await inCart()).toEqual([['10100001', 1, null]]);
    expect(await proposed()).toBeNull();
    await press((await tint(PEACOCK)).uid);
    expect(await proposed()).toBe('Résidence Les Tilleuls');
  });

  it('of two sites none is proposed; a refused press brings none', async () => {
    await press((await tint(PEACOCK)).uid);
    await press((await tint('RAL 1015')).uid);
    expect(await inCart()).toHaveLength(2);
    expect(await proposed()).toBeNull();
    await desk.clear((await desk.own(YANN)).id, { as: YANN });
    await stock(REPLACING.article, { available: 0, statut_article_mag: 'O' });
    await press((await tint(PEACOCK)).uid);
    await desk.add((await desk.own(YANN)).id, [{ sku: '10100001', quantity: 1 }], { as: YANN });
    expect(await proposed()).toBeNull();
  });

  it('is the order’s own for an order, and the one noted for a tint added by hand', async () => {
    await desk.ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { added } }',
      { number: 'W25100004' },
      { as: YANN },
    );
    expect(await proposed()).toBe('Villa Kerguelen');
    await desk.clear((await desk.own(YANN)).id, { as: YANN });
    const { answer } = await desk.ask<{ uid: string }>(
      `mutation { addCustomerTint(input: { colour: "RAL 7016", site: "Rue des Lices", sku: "${REPLACING.article}" }) { uid } }`,
      {},
      { as: YANN },
    );
    await press(answer.uid);
    expect(await proposed()).toBe('Rue des Lices');
    await desk.ask(
      'mutation ($uid: ID!) { removeCustomerTint(uid: $uid) }',
      { uid: answer.uid },
      { as: YANN },
    );
  });

  it('is told to the company it was taken from and to no other', async () => {
    await press((await tint(PEACOCK)).uid);
    const companyOf = async (email: string) =>
      (
        await shop.db
          .selectFrom('customer')
          .select('company_id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).company_id;
    const move = (id: number | null) =>
      shop.db.updateTable('customer').set({ company_id: id }).where('email', '=', YANN).execute();
    const own = await companyOf(YANN);
    await move(await companyOf(NADIA));
    expect(await proposed()).toBeNull();
    await move(own);
    expect(await proposed()).toBe('Résidence Les Tilleuls');
  });

  it('goes with the order: the next cart is for none', async () => {
    const who = await shopper(shop, { as: YANN, shopCode: STORE });
    await press((await tint(PEACOCK)).uid);
    await prepare(shop, who, { payment: 'on_account', ref: 'Autre chantier' });
    const { number } = await place(shop, who);
    expect(number).toMatch(/^W/);
    const kept = await shop.db
      .selectFrom('cart')
      .select(['proposed_ref', 'proposed_ref_owner', 'proposed_lines'])
      .where('id', '=', who.cartId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ proposed_ref: null, proposed_ref_owner: null, proposed_lines: null });
    await desk.add((await desk.own(YANN)).id, [{ sku: '10100001', quantity: 1 }], { as: YANN });
    expect(await proposed()).toBeNull();
  });
});

// These change the catalogue, one after the other.
describe('what replaces what', () => {
  const look = async () => (await tint(WALNUT.text)).reorder;
  const SOON = { timeout: 20_000 };

  it('a product that has left the catalogue altogether is replaced too, its own page gone', async () => {
    const active = (is_active: boolean) =>
      shop.db.updateTable('product').set({ is_active }).where('sku', '=', WALNUT.product).execute();
    await changed(active(false));
    await expect.poll(look, SOON).toMatchObject({
      is_orderable: true,
      is_replacement: true,
      sku: REPLACING.article,
    });
    const { answer } = await desk.ask<{ items: { product_url_key: string | null; product_name: string }[] }>(
      '{ customerTints(search: { text: "VB-BR100" }) { items { product_url_key product_name } } }',
      {},
      { as: YANN },
    );
    expect(answer.items).toEqual([
      { product_url_key: null, product_name: 'Murélio Rénov – Peinture murs et plafonds velours' },
    ]);
    await active(true);
    await announceCatalogueChange(shop.db);
  });

  it('what replaced it and was replaced in its turn leads on; two that replace each other end nowhere', async () => {
    await links('P103001', REPLACING.product);
    const retire = (is_active: boolean) =>
      shop.db.updateTable('product').set({ is_active }).where('sku', '=', 'P103001').execute();
    await retire(false);
    await changed(links(WALNUT.product, 'P103001'));
    await expect.poll(look, SOON).toMatchObject({
      is_replacement: true,
      sku: REPLACING.article,
    });
    await changed(links('P103001', WALNUT.product));
    await expect.poll(look, SOON).toMatchObject({
      is_replacement: false,
      is_orderable: false,
    });
    await retire(true);
  });

  it('one without the same pack is named, and left to be chosen', async () => {
    const [found] = await shop.db
      .selectFrom('product')
      .select(['sku', 'name', 'url_key'])
      .where('is_active', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('article')
              .select('article.sku')
              .whereRef('article.product_id', '=', 'product.id')
              .where('conditioning', '=', '3 L'),
          ),
        ),
      )
      .orderBy('sku')
      .limit(1)
      .execute();
    await changed(links(WALNUT.product, found?.sku ?? ''));
    await expect.poll(look, SOON).toMatchObject({
      is_orderable: false,
      is_replacement: true,
      sku: null,
      product_name: found?.name,
      reason: 'NOT_SALABLE',
    });
    expect((await press((await tint(WALNUT.text)).uid)).answer?.added).toBe(0);
  });

  it('one that cannot be made in the tint says so under its own name', async () => {
    const [white] = await shop.db
      .selectFrom('product')
      .innerJoin('article', 'article.product_id', 'product.id')
      .select(['product.sku', 'product.name'])
      .where('is_active', '=', true)
      .where('conditioning', '=', '3 L')
      .where('range_status', '=', 'P')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('article as other')
              .select('other.sku')
              .whereRef('other.product_id', '=', 'product.id')
              .where('tintable', '=', true),
          ),
        ),
      )
      .orderBy('product.sku')
      .limit(1)
      .execute();
    await changed(links(WALNUT.product, white?.sku ?? ''));
    await expect.poll(look, SOON).toMatchObject({
      is_orderable: false,
      is_replacement: true,
      product_name: white?.name,
      reason: 'UNDEFINED',
      message: expect.stringContaining('ne peut pas être mis à cette teinte'),
    });
    const { answer } = await press((await tint(WALNUT.text)).uid);
    expect(answer).toMatchObject({ added: 0, userInputErrors: [{ product_name: white?.name }] });
  });
});
