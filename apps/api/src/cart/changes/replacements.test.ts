// What replaces what is sold no more.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { openAgainDesk, REPLACING, WALNUT, YANN } from '../testing/again-desk.ts';
import type { AgainDesk } from '../testing/again-desk.ts';

let again: AgainDesk;
beforeAll(async () => {
  again = await openAgainDesk();
});
afterAll(() => again.shop.close());
beforeEach(() => again.begin());

// These change the catalogue, one after the other.
describe('what replaces what', () => {
  const look = async () => (await again.tint(WALNUT.text)).reorder;
  const SOON = { timeout: 20_000 };

  it('a product that has left the catalogue altogether is replaced too, its own page gone', async () => {
    const active = (is_active: boolean) =>
      again.shop.db.updateTable('product').set({ is_active }).where('sku', '=', WALNUT.product).execute();
    await again.changed(active(false));
    await expect.poll(look, SOON).toMatchObject({
      is_orderable: true,
      is_replacement: true,
      sku: REPLACING.article,
    });
    const { answer } = await again.desk.ask<{
      items: { product_url_key: string | null; product_name: string }[];
    }>(
      '{ customerTints(search: { text: "VB-BR100" }) { items { product_url_key product_name } } }',
      {},
      { as: YANN },
    );
    expect(answer.items).toEqual([
      { product_url_key: null, product_name: 'Murélio Rénov – Peinture murs et plafonds velours' },
    ]);
    await active(true);
    await announceCatalogueChange(again.shop.db);
  });

  it('what replaced it and was replaced in its turn leads on; two that replace each other end nowhere', async () => {
    await again.links('P103001', REPLACING.product);
    const retire = (is_active: boolean) =>
      again.shop.db.updateTable('product').set({ is_active }).where('sku', '=', 'P103001').execute();
    await retire(false);
    await again.changed(again.links(WALNUT.product, 'P103001'));
    await expect.poll(look, SOON).toMatchObject({
      is_replacement: true,
      sku: REPLACING.article,
    });
    await again.changed(again.links('P103001', WALNUT.product));
    await expect.poll(look, SOON).toMatchObject({
      is_replacement: false,
      is_orderable: false,
    });
    await retire(true);
  });

  it('one without the same pack is named, and left to be chosen', async () => {
    const [found] = await again.shop.db
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
    await again.changed(again.links(WALNUT.product, found?.sku ?? ''));
    await expect.poll(look, SOON).toMatchObject({
      is_orderable: false,
      is_replacement: true,
      sku: null,
      product_name: found?.name,
      reason: 'NOT_SALABLE',
    });
    expect((await again.press((await again.tint(WALNUT.text)).uid)).answer?.added).toBe(0);
  });

  it('one that cannot be made in the tint says so under its own name', async () => {
    const [white] = await again.shop.db
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
    await again.changed(again.links(WALNUT.product, white?.sku ?? ''));
    await expect.poll(look, SOON).toMatchObject({
      is_orderable: false,
      is_replacement: true,
      product_name: white?.name,
      reason: 'UNDEFINED',
      message: expect.stringContaining('ne peut pas être mis à cette teinte'),
    });
    const { answer } = await again.press((await again.tint(WALNUT.text)).uid);
    expect(answer).toMatchObject({ added: 0, userInputErrors: [{ product_name: white?.name }] });
  });
});
