import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { announceCatalogueChange } from '@nuancier/api/database/announce-catalogue-change.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let failing: { operation: string; field: string; instead?: unknown } | null = null;
let broken: Error | null = null;
const asked: string[] = [];
const logged: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    log: createLog({ level: 'error', destination: { write: (line: string) => void logged.push(line) } }),
    spoil: (transport) => async (request) => {
      asked.push(request.document);
      if (broken) throw broken;
      const answer = await transport(request);
      if (!failing || !request.document.startsWith(`query ${failing.operation}`)) return answer;
      const errors = [
        { message: 'incident', path: [failing.field], extensions: { category: 'graphql-fault' } },
      ];
      const spoilt = { ...(answer.data as object), [failing.field]: failing.instead ?? null };
      return failing.instead === undefined ? { data: spoilt, errors } : { data: spoilt };
    },
  });
});
afterAll(() => shop.close());

it.each(['/', '/Home', '/Page'])('NAV-01 %s shows the home page, whose own address is /', async (path) => {
  const page = await shop.visit(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<html lang="fr"');
  expect(page.html).toContain(`<link rel="canonical" href="${publicUrl}/"`);
  expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
});

it('CMS-01 the home page shows what its editors wrote', async () => {
  await shop.db
    .updateTable('content_page')
    .set({ content: '<h1>Bienvenue au comptoir</h1>', meta_description: 'Le comptoir des peintres' })
    .where('identifier', '=', 'home')
    .execute();
  const changed = await eventually(() => shop.visit('/'), 'Bienvenue au comptoir');
  expect(changed.html).toContain('<h1>Bienvenue au comptoir</h1>');
  expect(changed.html).toContain('<meta name="description" content="Le comptoir des peintres"');
});

it('CMS-02 blocks of content are part of the frame and of the home page', async () => {
  const { html } = await shop.visit('/');
  const blocks = await shop.db
    .selectFrom('content_block')
    .select(['identifier', 'content'])
    .where('identifier', 'in', ['reassurance', 'home-banner-promo'])
    .execute();
  expect(blocks).toHaveLength(2);
  for (const { content } of blocks) expect(html).toContain(firstWords(content));
});

it('CMS-03 the four services have their pages, reached from the home page', async () => {
  const { html } = await shop.visit('/');
  for (const path of ['/click-and-collect', '/financement', '/livraison', '/collecte-des-dechets']) {
    expect(html).toContain(`href="${path}"`);
    const page = await shop.visit(path);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  }
});

it.each([
  ['a visitor', undefined],
  ['a private customer', 'elodie.marchand@demo.valbrune.example'],
])('CMS-02 the promotions %s is told of are running, and each link leads to what it names', async (_, as) => {
  const { html } = await shop.visit('/', as ? { as } : {});
  const banner = /<section[^>]*aria-label="En ce moment">(.*?)<\/section>/s.exec(html)?.[1] ?? '';
  expect(wordsOf(banner)).not.toMatch(/%/);
  const links = [...banner.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(links.length).toBeGreaterThan(1);
  expect(banner.includes('href="/promo"')).toBe(as !== undefined);
  for (const [, to = '', text = ''] of links) {
    const page = await shop.visit(to.replaceAll('&amp;', '&'), as ? { as } : {});
    const count = /\d+/.exec(wordsOf(text))?.[0];
    expect(wordsOf(page.html)).toMatch(new RegExp(`\\b${count} produits?\\b`));
  }
});

it.each(['', '?theme=comptoir'])('the home page has one search field, and sells %s', async (theme) => {
  const { html } = await shop.visit(`/${theme}`);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(html.match(/name="q"/g)).toHaveLength(1);
  for (const title of ['Nouveautés', 'Couleurs de la saison', 'Commande rapide', 'Mon magasin'])
    expect(main).toMatch(new RegExp(`<h2[^>]*>${title}<`));
});

it('what the home page shows as reduced or new is, one of each universe first', async () => {
  const main = /<main.*<\/main>/s.exec((await shop.visit('/')).html)?.[0] ?? '';
  const cards = [...main.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
  const reduced = cards.filter((card) => card.includes('PROMOTION')).map(addressOf);
  const fresh = cards.filter((card) => card.includes('NOUVEAU')).map(addressOf);
  expect([reduced.length, fresh.length]).toEqual([12, 6]);
  const known = async (filter: string) => {
    const { data } = await shop.send(
      `{ products(filter: { ${filter}: { eq: "1" } }, pageSize: 100) { items { url_key categories { url_path } } } }`,
    );
    const found = data?.['products'] as {
      items: { url_key: string; categories: { url_path: string }[] }[];
    };
    return new Map(
      found.items.map((item) => [`/produit/${item.url_key}`, item.categories[0]?.url_path.split('/')[0]]),
    );
  };
  const promotions = await known('flag_promo');
  expect(reduced.every((address) => promotions.has(address))).toBe(true);
  expect(new Set(reduced.map((address) => promotions.get(address))).size).toBe(11);
  const latest = await known('is_new_product');
  expect(fresh.every((address) => latest.has(address))).toBe(true);
});

it('the colours of the season are of the chart, and each leads to where it can be bought', async () => {
  const main = /<main.*<\/main>/s.exec((await shop.visit('/')).html)?.[0] ?? '';
  const links = [...main.matchAll(/href="(\/nuancier\/[^"]+)"/g)].map(([, to]) => to ?? '');
  expect(links).toHaveLength(8);
  for (const to of links) {
    const { status, html } = await shop.visit(to);
    expect(status).toBe(200);
    const products = /href="([^"]+)"[^>]*>Les produits dans cette teinte</.exec(html)?.[1] ?? '';
    expect(products).toMatch(/[?&;]teinte=|\/nuancier\/[^/]+\/produits/);
    expect((await shop.visit(products.replaceAll('&amp;', '&'))).status).toBe(200);
  }
});

describe('the home page of whoever has signed in', () => {
  const YANN = 'yann.kermarrec@demo.valbrune.example';
  const main = async (as: string) => /<main.*<\/main>/s.exec((await shop.visit('/', { as })).html)?.[0] ?? '';

  it('offers what was bought last, quotations and lists, and no account', async () => {
    const html = await main(YANN);
    const again =
      /<form[^>]*action="\/customer\/order-history\/[\w-]+"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(again).toContain('name="reorder"');
    expect(again).toContain('value="all"');
    expect(html).toContain('href="/customer/my-quotations"');
    expect(html).toMatch(/href="\/customer\/my-wishlist[^"]+"/);
    expect(wordsOf(html)).toContain('Valbrune Rennes Sud');
    expect(wordsOf(html)).not.toMatch(/Ouvrir (mon compte|un accès) professionnel/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it('shows each only what they may see', async () => {
    const html = await main('ali.benali@demo.valbrune.example');
    expect(html).not.toContain('href="/customer/my-quotations"');
    expect(html).not.toContain('href="/customer/orders-to-approve"');
    expect(wordsOf(html)).not.toMatch(/\d,\d\d €/);
    const representative = await main('sophie.delmas@demo.valbrune.example');
    expect(representative).not.toContain('name="reorder"');
  });

  it('is nobody else’s: the page of a visitor holds none of it', async () => {
    await main(YANN);
    const { html } = await shop.visit('/');
    expect(html).not.toMatch(/name="reorder"|Bonjour|my-wishlist|Rennes Sud/);
  });
});

it('CMS-02 without a promotion for the viewer the home page speaks of none', async () => {
  failing = { operation: 'HomePage', field: 'products', instead: { total_count: 0, aggregations: [] } };
  const { html } = await shop.visit('/', { as: 'yann.kermarrec@demo.valbrune.example' });
  failing = null;
  expect(html).not.toContain('aria-label="En ce moment"');
});

it('CMS-04 the promotion banner takes its pictures for desktop and phone from the configuration', async () => {
  const { html } = await shop.visit('/');
  expect(html).toMatch(/<source media="\(max-width: 39.99em\)" srcSet="[^"]*banner\/promo\/780x780\.webp"/);
  expect(html).toMatch(/<img src="[^"]*banner\/promo\/1600x600\.webp"/);
});

it.each([
  ['HomePage', 'cmsBlocks'],
  ['HomePage', 'storeConfig'],
  ['HomePage', 'products'],
  ['HomePage', 'latest'],
  ['HomePage', 'colourChart'],
  ['Layout', 'cmsBlocks'],
  ['Layout', 'categoryList'],
])(
  'CFG-22 the home page stands when %s fails to get its %s, and says nothing of it',
  async (operation, field) => {
    failing = { operation, field };
    const { status, html } = await shop.visit('/');
    failing = null;
    expect(status).toBe(200);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('id="recherche"');
    expect(html).not.toContain('incident');
  },
);

it.each([
  ['a fault is', 'EPIPE', true],
  ['a client that went away is not', 'ERR_STREAM_PREMATURE_CLOSE', false],
])('%s logged as an error', async (_, code, isLogged) => {
  logged.length = 0;
  broken = Object.assign(new Error('stream'), { code });
  await shop.visit('/catalogue/facade');
  broken = null;
  expect(logged.some((line) => line.includes(code))).toBe(isLogged);
});

it('CFG-22 what the database cannot give is logged, the page stands without it and says nothing', async () => {
  await sql`alter view content_block_now rename to content_block_away`.execute(shop.db);
  logged.length = 0;
  const { status, html } = await shop.visit('/');
  await sql`alter view content_block_away rename to content_block_now`.execute(shop.db);
  expect([status, html.match(/<h1[\s>]/g)?.length]).toEqual([200, 1]);
  expect(html).not.toMatch(/content_block|relation|incident/);
  expect(logged.join('')).toMatch(/relation .*content_block.* does not exist/);
});

it('LAY-19 the menu asks categoryList for ten, and shows what holds products or content, at every level', async () => {
  const root = await shop.db
    .selectFrom('category')
    .selectAll()
    .where('level', '=', 1)
    .executeTakeFirstOrThrow();
  const bois = await shop.db
    .selectFrom('category')
    .select('id')
    .where('url_path', '=', 'bois')
    .executeTakeFirstOrThrow();
  const added = (
    id: number,
    name: string,
    parent: { id: number; path: string; level: number },
    type = 0,
  ) => ({
    ...root,
    id,
    name,
    parent_id: parent.id,
    url_key: `rayon-${id}`,
    url_path: `${parent.path}rayon-${id}`,
    level: parent.level,
    visible_from: null,
    visible_until: null,
    category_type: type,
    include_in_menu: true,
    position: 1,
  });
  const top = { id: root.id, path: '', level: 2 };
  const below = { id: bois.id, path: 'bois/', level: 3 };
  await shop.db
    .insertInto('category')
    .values([
      added(9001, 'Rayon vide', top),
      added(9002, 'Conseils du comptoir', top, 1),
      added(9003, 'Sous-rayon vide', below),
      added(9004, 'Guide du bois', below, 1),
      added(9005, 'Rayon garni', top),
    ])
    .execute();
  const { id } = await shop.db.selectFrom('product').select('id').executeTakeFirstOrThrow();
  await shop.db.insertInto('product_category').values({ product_id: id, category_id: 9005 }).execute();
  await announceCatalogueChange(shop.db);
  const siteMap = () => shop.visit('/plan-du-site').then(({ html }) => html);
  await expect.poll(siteMap).toContain('Conseils du comptoir');
  // The rendered part only, without the data for the script.
  const html = (await siteMap()).replace(/<script.*?<\/script>/gs, '');

  const layout = asked.findLast((document) => document.startsWith('query Layout'));
  expect(layout).toMatch(/categoryList\(pageSize: ?10\)/);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const menu = /<nav[^>]*aria-label="Catalogue".*?<\/nav>/s.exec(html)?.[0] ?? '';
  for (const shown of ['Rayon garni', 'Conseils du comptoir', 'Guide du bois']) expect(main).toContain(shown);
  for (const hidden of ['Rayon vide', 'Sous-rayon vide']) expect(html).not.toContain(hidden);
  expect(wordsOf(menu)).toContain('Rayon garni');
  expect(html).toMatch(/<nav[^>]*aria-label="Services et conseils".*?Conseils du comptoir.*?<\/nav>/s);
});

it('SEO-01 the title is worded by the page and the site', async () => {
  const { html } = await shop.visit('/');
  expect(html).toMatch(/<title>[^<]*Valbrune[^<]*<\/title>/);
});

const addressOf = (card: string) => /href="(\/produit\/[^"?]+)/.exec(card)?.[1] ?? '';

function firstWords(html: string): string {
  return (/>([^<]{8,})</.exec(html)?.[1] ?? html).trim().slice(0, 20);
}

// Pages may be kept in memory until the change is announced.
async function eventually(visit: () => ReturnType<TestShop['visit']>, text: string) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const page = await visit();
    if (page.html.includes(text)) return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return visit();
}
