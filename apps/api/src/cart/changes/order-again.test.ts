// Ordered again years later: in what is sold today, for the same site.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { place, prepare, shopper } from '../../checkout/testing/shopper.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { freezeCart, unfreezeCart } from '../cart.ts';
import { openAgainDesk, OUTLOOK, REPLACING, STORE, WALNUT, YANN } from '../testing/again-desk.ts';
import type { AgainDesk, Outlook } from '../testing/again-desk.ts';

const GWEN = 'gwen.lebihan@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const PEACOCK = 'VB-BU100';

let again: AgainDesk;
beforeAll(async () => {
  again = await openAgainDesk();
});
afterAll(() => again.shop.close());
beforeEach(() => again.begin());

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
    await again.stock(REPLACING.article, shelf);
    const { uid, reorder } = await again.tint(PEACOCK);
    expect(reorder).toMatchObject({ ...expected, is_replacement: false, quantity: 3, tint_class: 'C' });
    expect(reorder?.stock).toEqual({ available: shelf.available, storeCode: STORE });
    const { answer } = await again.press(uid);
    expect(answer?.added).toBe(added);
    expect(answer?.userInputErrors.map(({ message }) => message)).toEqual(
      reorder?.message === null ? [] : [reorder?.message],
    );
    expect(await again.inCart()).toEqual(added === 1 ? [[REPLACING.article, 3, PEACOCK]] : []);
  });

  it('what is in the cart already counts', async () => {
    await again.stock(REPLACING.article, { available: 4, statut_article_mag: 'U' });
    const { uid } = await again.tint(PEACOCK);
    expect((await again.press(uid)).answer?.added).toBe(1);
    expect((await again.tint(PEACOCK)).reorder).toMatchObject({
      is_orderable: false,
      reason: 'INSUFFICIENT_STOCK',
    });
    expect((await again.press(uid)).answer?.added).toBe(0);
  });

  it('a cart that waits for validation takes nothing, and that is said before the press', async () => {
    const { id } = await again.desk.own(YANN);
    await again.shop.db.transaction().execute((db) => freezeCart(db, id, DEMO_DAY));
    const { uid, reorder } = await again.tint(PEACOCK);
    expect(reorder).toMatchObject({
      is_orderable: false,
      reason: 'REORDER_NOT_AVAILABLE',
      sku: REPLACING.article,
    });
    expect(reorder?.message).toContain('attend une validation');
    const { errors } = await again.press(uid);
    expect(errors.map(({ message }) => message)).toEqual([reorder?.message]);
    await again.shop.db.transaction().execute((db) => unfreezeCart(db, id, DEMO_DAY));
    expect((await again.tint(PEACOCK)).reorder).toMatchObject({
      is_orderable: true,
      reason: null,
      message: null,
    });
  });

  it('an article that is sold no more goes in as what replaces it: same pack, tint and quantity', async () => {
    const { uid, reorder } = await again.tint(WALNUT.text);
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
    expect((await again.press(uid)).answer).toMatchObject({ added: 1, userInputErrors: [] });
    expect(await again.inCart()).toEqual([[REPLACING.article, 2, WALNUT.text]]);
  });

  it('but not while a pot of it is left, nor where what replaces it is gone too', async () => {
    await again.stock(WALNUT.article, { available: 5, statut_article_mag: 'O' });
    expect((await again.tint(WALNUT.text)).reorder).toMatchObject({
      is_replacement: false,
      sku: WALNUT.article,
    });
    await again.stock(WALNUT.article, { available: 0, statut_article_mag: 'O' });
    await again.stock(REPLACING.article, { available: 0, statut_article_mag: 'O' });
    const { uid, reorder } = await again.tint(WALNUT.text);
    expect(reorder).toMatchObject({ is_orderable: false, is_replacement: false, reason: 'NOT_SALABLE' });
    expect((await again.press(uid)).answer?.added).toBe(0);
  });

  it('the same for the lines of an order', async () => {
    const { answer } = await again.desk.ask<{
      items: { article_sku: string; id: string; reorder: Outlook }[];
    }>(
      `query ($number: String!) { customerOrder(number: $number) { items { id ... on OrderItem { article_sku ${OUTLOOK} } } } }`,
      { number: WALNUT.order },
      { as: YANN },
    );
    const line = answer.items.find(({ article_sku: sku }) => sku === WALNUT.article);
    expect(line?.reorder).toMatchObject({ is_orderable: true, is_replacement: true, sku: REPLACING.article });
    await again.desk.ask(
      'mutation ($number: String!, $lines: [ID!]) { reorderItems(orderNumber: $number, lines: $lines) { added } }',
      { number: WALNUT.order, lines: [line?.id] },
      { as: YANN },
    );
    expect(await again.inCart()).toEqual([[REPLACING.article, 2, WALNUT.text]]);
  });

  it('is not told of an order that is seen by its invoice alone', async () => {
    const read = async () =>
      (
        await again.desk.ask<{ read_only: boolean; items: { reorder: Outlook | null }[] }>(
          `{ customerOrder(number: "W26100049") { read_only items { id ... on OrderItem { ${OUTLOOK} } } } }`,
          {},
          { as: GWEN },
        )
      ).answer;
    const rights = (is_view_order: boolean) =>
      again.shop.db
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
    const { uid } = await again.tint(WALNUT.text);
    for (const as of [GWEN, NADIA])
      expect((await again.press(uid, as)).errors[0]?.message).toContain('vos teintes');
    const { answer } = await again.desk.ask<{ uid: string; reorder: null }>(
      `mutation { addCustomerTint(input: { colour: "RAL 3004" }) { uid ${OUTLOOK} } }`,
      {},
      { as: YANN },
    );
    expect(answer.reorder).toBeNull();
    expect((await again.press(answer.uid)).errors[0]?.extensions.key).toBe('TINT_WITHOUT_ARTICLE');
    await again.desk.ask(
      'mutation ($uid: ID!) { removeCustomerTint(uid: $uid) }',
      { uid: answer.uid },
      { as: YANN },
    );
  });
});

describe('the site it was for', () => {
  it('is proposed at the checkout, and no more once the cart is emptied', async () => {
    expect(await again.proposed()).toBeNull();
    await again.press((await again.tint(WALNUT.text)).uid);
    expect(await again.proposed()).toBe('Résidence Les Tilleuls');
    await again.press((await again.tint(PEACOCK)).uid);
    expect(await again.proposed()).toBe('Résidence Les Tilleuls');
    const { id, items } = await again.desk.own(YANN);
    for (const { uid } of items) await again.desk.remove(id, uid, { as: YANN });
    expect(await again.proposed()).toBeNull();
    await again.press((await again.tint(PEACOCK)).uid);
    await again.desk.clear(id, { as: YANN });
    await again.desk.add(id, [{ sku: REPLACING.article, quantity: 1 }], { as: YANN });
    expect(await again.proposed()).toBeNull();
  });

  it('goes with the last of its goods, whatever else is there; goods of another site then bring theirs', async () => {
    await again.press((await again.tint('RAL 1015')).uid);
    const site = await again.proposed();
    expect(site).toMatch(/\w/);
    const { id, items } = await again.desk.own(YANN);
    await again.desk.add(id, [{ sku: '10100001', quantity: 1 }], { as: YANN });
    expect(await again.proposed()).toBe(site);
    for (const { uid } of items) await again.desk.remove(id, uid, { as: YANN });
    expect(await again.inCart()).toEqual([['10100001', 1, null]]);
    expect(await again.proposed()).toBeNull();
    await again.press((await again.tint(PEACOCK)).uid);
    expect(await again.proposed()).toBe('Résidence Les Tilleuls');
  });

  it('of two sites none is proposed; a refused press brings none', async () => {
    await again.press((await again.tint(PEACOCK)).uid);
    await again.press((await again.tint('RAL 1015')).uid);
    expect(await again.inCart()).toHaveLength(2);
    expect(await again.proposed()).toBeNull();
    await again.desk.clear((await again.desk.own(YANN)).id, { as: YANN });
    await again.stock(REPLACING.article, { available: 0, statut_article_mag: 'O' });
    await again.press((await again.tint(PEACOCK)).uid);
    await again.desk.add((await again.desk.own(YANN)).id, [{ sku: '10100001', quantity: 1 }], { as: YANN });
    expect(await again.proposed()).toBeNull();
  });

  it('is the order’s own for an order, and the one noted for a tint added by hand', async () => {
    await again.desk.ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { added } }',
      { number: 'W25100004' },
      { as: YANN },
    );
    expect(await again.proposed()).toBe('Villa Kerguelen');
    await again.desk.clear((await again.desk.own(YANN)).id, { as: YANN });
    const { answer } = await again.desk.ask<{ uid: string }>(
      `mutation { addCustomerTint(input: { colour: "RAL 7016", site: "Rue des Lices", sku: "${REPLACING.article}" }) { uid } }`,
      {},
      { as: YANN },
    );
    await again.press(answer.uid);
    expect(await again.proposed()).toBe('Rue des Lices');
    await again.desk.ask(
      'mutation ($uid: ID!) { removeCustomerTint(uid: $uid) }',
      { uid: answer.uid },
      { as: YANN },
    );
  });

  it('is told to the company it was taken from and to no other', async () => {
    await again.press((await again.tint(PEACOCK)).uid);
    const companyOf = async (email: string) =>
      (
        await again.shop.db
          .selectFrom('customer')
          .select('company_id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).company_id;
    const move = (id: number | null) =>
      again.shop.db.updateTable('customer').set({ company_id: id }).where('email', '=', YANN).execute();
    const own = await companyOf(YANN);
    await move(await companyOf(NADIA));
    expect(await again.proposed()).toBeNull();
    await move(own);
    expect(await again.proposed()).toBe('Résidence Les Tilleuls');
  });

  it('goes with the order: the next cart is for none', async () => {
    const who = await shopper(again.shop, { as: YANN, shopCode: STORE });
    await again.press((await again.tint(PEACOCK)).uid);
    await prepare(again.shop, who, { payment: 'on_account', ref: 'Autre chantier' });
    const { number } = await place(again.shop, who);
    expect(number).toMatch(/^W/);
    const kept = await again.shop.db
      .selectFrom('cart')
      .select(['proposed_ref', 'proposed_ref_owner', 'proposed_lines'])
      .where('id', '=', who.cartId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ proposed_ref: null, proposed_ref_owner: null, proposed_lines: null });
    await again.desk.add((await again.desk.own(YANN)).id, [{ sku: '10100001', quantity: 1 }], { as: YANN });
    expect(await again.proposed()).toBeNull();
  });
});
