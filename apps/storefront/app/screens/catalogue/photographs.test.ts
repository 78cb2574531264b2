// Photographs on the pages that show a product: its own, a listing, the cart; beside a tint and without.
import { importPictures } from '@nuancier/api/catalogue/operations/imports/import-pictures.ts';
import { importSitePictures } from '@nuancier/api/site/operations/import-site-pictures.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const OF_PRODUCT = 'a1'.repeat(16);
const OF_BASE = 'b1'.repeat(16);
const OF_WHITE = 'c1'.repeat(16);
const OF_PRICED = 'e1'.repeat(16);
/** Whose price a card shows: the cheapest. */
const PRICED = '10200001';
/** What a dark tint is made of. */
const BASE = '10200013';
const OF_SITE = 'd1'.repeat(16);

let shop: TestShop;
let white: string;

beforeAll(async () => {
  shop = await testShop();
  const articles = await shop.db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select(['article.sku', 'article.color', 'article.tintable', 'article.conditioning'])
    .where('product.sku', '=', 'P102000')
    .where('article.conditioning', '=', '10 L')
    .execute();
  white = articles.find(({ color }) => color === 'Blanc')?.sku ?? '';
  const bases = articles.filter(({ tintable }) => tintable).map(({ sku }) => sku);
  await importPictures(shop.db, [
    { reference: PRICED, position: 1, picture: OF_PRICED, alt: null },
    { reference: 'P102000', position: 1, picture: OF_PRODUCT, alt: 'Pot ouvert sur un chantier' },
    { reference: white, position: 1, picture: OF_WHITE, alt: null },
    ...bases.map((reference) => ({ reference, position: 1, picture: OF_BASE, alt: 'Pot fermé' })),
  ]);
  await importSitePictures(shop.db, [
    { place: 'site-logo', site: null, picture: OF_SITE, width: 600, height: 200, alt: 'Peintures du Port' },
    { place: 'banner-home', site: null, picture: OF_SITE, width: 900, height: 900, alt: null },
  ]);
  await vi.waitUntil(async () => (await shop.visit(PAINT)).html.includes(OF_PRODUCT), {
    timeout: 30_000,
    interval: 200,
  });
});
afterAll(() => shop.close());

const galleryOf = (html: string) =>
  /<section aria-label="Photos du produit".*?<\/section>/s.exec(html)?.[0] ?? '';
const pathsIn = (html: string) => [...html.matchAll(/\/media\/[^ ",]*/g)].map(([path]) => path);

it('PDP-01 the product’s page opens on its photograph, in every size a browser may choose, with its words', async () => {
  const { html } = await shop.visit(PAINT);
  const gallery = galleryOf(html);
  const [first = ''] = gallery.match(/<picture.*?<\/picture>/s) ?? [];
  for (const format of ['avif', 'webp'])
    expect(first).toContain(
      ['320x400', '640x800', '1080x1340']
        .map(
          (size) =>
            `${publicUrl}/media/product/P102000/p${OF_PRODUCT}/${size}.${format} ${size.split('x')[0]}w`,
        )
        .join(', '),
    );
  expect(first).toMatch(/<img[^>]*alt="Pot ouvert sur un chantier"[^>]*width="1080" height="1340"/);
  expect(first).toContain('sizes="');
  expect(gallery).not.toMatch(/\/media\/product\/P102000\/[1-4]\//);
  const preview = `${publicUrl}/media/product/P102000/p${OF_PRODUCT}/1080x1340.jpg`;
  expect(html).toContain(`<meta property="og:image" content="${preview}"/>`);
  expect(html).toContain(`p${OF_PRODUCT}/1080x1340`);
});

it('PDP-01 an article with a photograph shows it; one in another colour is drawn', async () => {
  const ready = galleryOf((await shop.visit(`${PAINT}?couleur=blanc&conditionnement=10-l`)).html);
  expect(pathsIn(ready).filter((path) => !path.includes(`/article/${white}/p${OF_WHITE}/`))).toEqual([]);
  const other = galleryOf((await shop.visit(`${PAINT}?couleur=blanc&conditionnement=3-l`)).html);
  expect(pathsIn(other).length).toBeGreaterThan(0);
  expect(pathsIn(other).filter((path) => /\/p[0-9a-f]{32}\//.test(path))).toEqual([]);
});

it('PDP-01 in a tint the painted packshot stands first, and the photograph behind, without the tint’s name', async () => {
  const gallery = galleryOf((await shop.visit(`${PAINT}?teinte=ral-5009&conditionnement=10-l`)).html);
  const strip = [...gallery.matchAll(/<picture.*?<\/picture>/gs)].map(([one]) => one).slice(0, 5);
  expect(strip.map((one) => one.includes('background-color:#2E5978'))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(strip[4]).toContain(`/p${OF_BASE}/`);
  expect(strip[4]).toContain('alt="Pot fermé"');
  expect(strip.slice(0, 4).join('')).not.toContain(OF_BASE);
});

it('LST-11 a card of a listing shows the photograph of the article it prices, or its drawing', async () => {
  const { html } = await shop.visit('/search?q=serena+murs+et+plafonds+mate');
  const at = `${publicUrl}/media/article/${PRICED}/p${OF_PRICED}`;
  expect(html).toContain(`${at}/320x400.avif 320w, ${at}/640x800.avif 640w`);
  expect(html).toMatch(/\/media\/article\/\w+\/1\/320x400\.avif 320w/);
});

it('a cart shows the photograph of what is bought as it is, and the painted packshot of what is tinted', async () => {
  const plain = await cartWith({ sku: white, parent_sku: 'P102000' });
  expect(plain).toContain(`/media/article/${white}/p${OF_WHITE}/100x100.webp`);
  const tinted = await cartWith({
    sku: BASE,
    parent_sku: 'P102000',
    customColorExa: '#2E5978',
    tint_code: 'RAL 5009',
  });
  expect(tinted).toMatch(new RegExp(`/media/article/${BASE}/1/dark/100x100\\.webp`));
  expect(tinted).not.toContain(OF_BASE);
});

it('the site’s own logo stands in the header by its own measures, and its picture opens the home page', async () => {
  const { html } = await shop.visit('/');
  expect(html).toMatch(
    new RegExp(
      `<img src="[^"]*/media/site/${OF_SITE}/480x136.png" alt="Peintures du Port" width="102" height="34"`,
    ),
  );
  expect(html).toContain(`/media/site/${OF_SITE}/780x780.avif`);
  expect(html).not.toContain('/media/banner/home/');
});

async function cartWith(fields: Record<string, string>): Promise<string> {
  const added = await shop.visit('/cart', {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'add', quantity: '1', ...fields }).toString(),
  });
  const cookie = added.cookies.flatMap((one) => /^vsf-cart=[^;]+/.exec(one) ?? [])[0] ?? '';
  const { html } = await shop.visit('/cart', { headers: { cookie } });
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}
