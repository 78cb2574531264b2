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

  it('C01 leaves out what is marked as a price for who may not see prices, by whatever way it is asked', async () => {
    const ways = [
      ['cmsPage', '{ cmsPage(identifier: "mise-a-la-teinte") { content } }'],
      ['route', '{ route(url: "/mise-a-la-teinte") { ... on CmsPage { content } } }'],
    ] as const;
    const told = async (as?: string) =>
      Promise.all(
        ways.map(async ([field, document]) => {
          const { data } = await shop.send(document, {}, as === undefined ? {} : { as });
          return ((data ?? {})[field] as { content: string }).content;
        }),
      );
    for (const content of await told()) expect(content).toMatch(/Soutenue.*4,50\s€/s);
    for (const content of await told('ali.benali@demo.valbrune.example')) {
      expect(content).toContain('Soutenue');
      expect(content).not.toMatch(/€|Supplément (?:TTC|HT|par litre)/);
    }
    for (const content of await told('gwen.lebihan@demo.valbrune.example')) expect(content).toContain('4,50');
  });

  it('C01 the same for a block', async () => {
    await shop.db
      .insertInto('content_block')
      .values({
        identifier: 'port',
        content: '<p>Port offert <span class="grand prix">dès 300 €</span></p>',
      })
      .execute();
    const told = async (as: object) =>
      (await shop.send(BLOCKS, { identifiers: ['port'] }, as)).data?.['cmsBlocks'];
    expect(JSON.stringify(await told({}))).toContain('dès 300 €');
    expect(await told({ as: 'ali.benali@demo.valbrune.example' })).toEqual({
      items: [{ identifier: 'port', content: '<p>Port offert </p>' }],
    });
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
