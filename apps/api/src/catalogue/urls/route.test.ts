import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

let shop: ShopApi;
let urlKey: string;
let productId: number;
beforeAll(async () => {
  shop = await shopApi();
  const product = await shop.db
    .selectFrom('product')
    .select(['id', 'url_key'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  urlKey = product.url_key;
  productId = product.id;
});
afterAll(() => shop.close());

const ROUTE = `query($url: String!) { route(url: $url) {
  __typename relative_url redirect_code type
  ... on CategoryTree { uid name breadcrumbs { category_name } }
  ... on CmsPage { identifier title } } }`;

async function route(url: string): Promise<unknown> {
  const { data, errors } = await shop.send(ROUTE, { url });
  expect(errors).toBeUndefined();
  return data?.['route'];
}

async function resolved(url: string): Promise<unknown> {
  const { data } = await shop.send(
    'query($url: String!) { urlResolver(url: $url) { id entity_uid relative_url redirectCode type } }',
    { url },
  );
  return data?.['urlResolver'];
}

describe('route', () => {
  it.each(['facade', '/facade', 'facade/', '/facade?utm_source=mail'])(
    'NAV-50 finds the category at %j',
    async (url) => {
      expect(await route(url)).toEqual({
        __typename: 'CategoryTree',
        relative_url: 'facade',
        redirect_code: 0,
        type: 'CATEGORY',
        uid: 'MjI=',
        name: 'Façade',
        breadcrumbs: null,
      });
    },
  );

  it('NAV-50 finds a deep category by its whole path only', async () => {
    expect(await route('peinture-interieure/murs-et-plafonds')).toMatchObject({ name: 'Murs et plafonds' });
    expect(await route('murs-et-plafonds')).toBeNull();
  });

  it('NAV-50 finds a product by its url key', async () => {
    expect(await route(urlKey)).toEqual({
      __typename: 'ConfigurableProduct',
      relative_url: urlKey,
      redirect_code: 0,
      type: 'PRODUCT',
    });
  });

  it('NAV-50 finds a content page, and the home page at the root', async () => {
    expect(await route('livraison')).toMatchObject({
      __typename: 'CmsPage',
      type: 'CMS_PAGE',
      identifier: 'livraison',
    });
    expect(await route('/')).toMatchObject({ __typename: 'CmsPage', identifier: 'home' });
  });

  it.each(['nulle-part', 'facade/nulle-part', 'FACADE', '%', 'facade%2f', '../facade'])(
    'NAV-51 gives null for %j',
    async (url) => {
      expect(await route(url)).toBeNull();
    },
  );

  it.each(['facade.html', 'peinture-interieure/murs-et-plafonds.htm'])(
    'an address from before the suffix was changed leads on to the present one: %j',
    async (url) => {
      expect(await route(url)).toMatchObject({
        relative_url: url.replace(/\.html?$/, ''),
        redirect_code: 301,
        type: 'CATEGORY',
      });
    },
  );

  it('does not lead to a product that is switched off', async () => {
    await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', productId).execute();
    await announceCatalogueChange(shop.db);
    await expect.poll(() => route(urlKey), { timeout: 60_000 }).toBeNull();
    // Unless the merchant says what replaces it: then to that, until it is back.
    const other = await shop.db
      .selectFrom('product')
      .select(['id', 'url_key'])
      .where('id', '>', productId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('product_replacement')
      .values({ product_id: productId, replaced_by_id: other.id })
      .execute();
    await announceCatalogueChange(shop.db);
    await expect
      .poll(() => route(urlKey), { timeout: 60_000 })
      .toMatchObject({ relative_url: other.url_key, redirect_code: 302 });
    await shop.db.updateTable('product').set({ is_active: true }).where('id', '=', productId).execute();
    await announceCatalogueChange(shop.db);
    await expect
      .poll(() => route(urlKey), { timeout: 60_000 })
      .toMatchObject({ relative_url: urlKey, redirect_code: 0 });
  });
});

describe('urlResolver', () => {
  it('answers the older form of the same question', async () => {
    expect(await resolved('facade')).toEqual({
      id: 22,
      entity_uid: 'MjI=',
      relative_url: 'facade',
      redirectCode: 0,
      type: 'CATEGORY',
    });
    expect(await resolved(urlKey)).toMatchObject({ id: productId, type: 'PRODUCT', relative_url: urlKey });
    expect(await resolved('cgv')).toMatchObject({ id: null, type: 'CMS_PAGE', relative_url: 'cgv' });
    expect(await resolved('nulle-part')).toBeNull();
  });
});
