import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const PAGE = `query($identifier: String) { cmsPage(identifier: $identifier) {
  __typename identifier url_key title content meta_description relative_url redirect_code type } }`;
const BLOCKS =
  'query($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier content } } }';

describe('cmsPage', () => {
  it('CMS-01 gives a page by its identifier', async () => {
    const { data } = await shop.send(PAGE, { identifier: 'livraison' });
    expect(data).toEqual({
      cmsPage: {
        __typename: 'CmsPage',
        identifier: 'livraison',
        url_key: 'livraison',
        title: 'Livraison sur chantier',
        content: expect.stringContaining('<h2>'),
        meta_description: expect.any(String),
        relative_url: 'livraison',
        redirect_code: 0,
        type: 'CMS_PAGE',
      },
    });
  });

  it('CMS-01 gives the home page the configuration names', async () => {
    const { data } = await shop.send(PAGE, { identifier: 'home' });
    expect(data).toMatchObject({ cmsPage: { title: 'Valbrune, le comptoir des peintres' } });
  });

  it.each([
    ['{ cmsPage(identifier: "nulle-part") { title } }', 'graphql-no-such-entity'],
    ['{ cmsPage(id: 3) { title } }', 'graphql-no-such-entity'],
    ['{ cmsPage { title } }', 'graphql-input'],
    ['{ cmsPage(identifier: "") { title } }', 'graphql-input'],
  ])('refuses %s', async (query, category) => {
    const { data, errors } = await shop.send(query);
    expect(data).toEqual({ cmsPage: null });
    expect(errors).toMatchObject([{ extensions: { category }, path: ['cmsPage'] }]);
  });

  it('does not show a page that is switched off', async () => {
    await shop.db
      .updateTable('content_page')
      .set({ is_active: false })
      .where('identifier', '=', 'guides')
      .execute();
    const { errors } = await shop.send(PAGE, { identifier: 'guides' });
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }]);
  });

  it('H02 cleans what is shown, even when it got into the table unclean', async () => {
    const content = '<p onclick="x()">Bonjour</p><script>alert(1)</script><a href="javascript:x()">ici</a>';
    await shop.db.updateTable('content_page').set({ content }).where('identifier', '=', 'services').execute();
    const { data } = await shop.send(PAGE, { identifier: 'services' });
    expect(data).toMatchObject({ cmsPage: { content: '<p>Bonjour</p><a>ici</a>' } });
  });
});

describe('cmsBlocks', () => {
  it('CMS-02 gives the blocks named, in that order, and leaves out unknown ones', async () => {
    const { data, errors } = await shop.send(BLOCKS, {
      identifiers: ['reassurance', 'inconnu', 'footer-links', null],
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      cmsBlocks: {
        items: [
          { identifier: 'reassurance', content: expect.stringContaining('Click') },
          { identifier: 'footer-links', content: expect.stringContaining('/livraison') },
        ],
      },
    });
  });

  it('cleans blocks too', async () => {
    const content = '<p>Offre</p><iframe src="https://evil.example"></iframe>';
    await shop.db
      .updateTable('content_block')
      .set({ content })
      .where('identifier', '=', 'reassurance')
      .execute();
    const { data } = await shop.send(BLOCKS, { identifiers: ['reassurance'] });
    expect(data).toMatchObject({ cmsBlocks: { items: [{ content: '<p>Offre</p>' }] } });
  });

  it.each([[[]], [null], [Array.from({ length: 101 }, (_, at) => `b${at}`)]])(
    'refuses %j',
    async (identifiers) => {
      const { errors } = await shop.send(BLOCKS, { identifiers });
      expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }]);
    },
  );
});
