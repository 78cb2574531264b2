// Pictures that people of the shop bring by a form, and what they make of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShelfProduct } from '@nuancier/contract/gestion-types.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { readMediaAddress } from '../../media/media-address.ts';
import { bomb, cutShort, drawingInDisguise, inFormat } from '../../media/testing/made-pictures.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';

const at = (name: string) => `${name}@equipe.valbrune.example`;
const CONTENT = at('emma.girard');
const PRICES = at('thomas.roche');
const SKU = 'P102000';
const BOUNDARY = 'frontiere-des-images';

let shop: ShopApi;
let clock = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => clock });
});
afterAll(() => shop.close());

type Sent = { name: string; bytes: Buffer };

async function send(
  path: string,
  files: readonly Sent[],
  {
    as = CONTENT,
    origin = PUBLIC_URL,
    fields = {},
    isFileFirst = false,
  }: { as?: string; origin?: string; fields?: Record<string, string>; isFileFirst?: boolean } = {},
) {
  const head = (what: string) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${what}\r\n\r\n`);
  const written = Object.entries(fields).map(([name, value]) => [head(`name="${name}"`), Buffer.from(value)]);
  const sent = files.map(({ name, bytes }) => [head(`name="photos"; filename="${name}"`), bytes]);
  const parts = isFileFirst ? [...sent, ...written] : [...written, ...sent];
  const answer = await shop.inject({
    method: 'POST',
    url: `/gestion/fichiers/images/${path}`,
    headers: {
      cookie: `nuancier_gestion=${await staffSession(shop.db, as, clock)}`,
      origin,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([
      ...parts.flatMap((part) => [...part, Buffer.from('\r\n')]),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  });
  const told = new URL(String(answer.headers['location'] ?? '/'), PUBLIC_URL).searchParams;
  return {
    status: answer.statusCode,
    refused: told.getAll('refus'),
    added: told.get('ajoutees'),
    typed: [told.get('usage'), told.get('texte')],
  };
}

async function ask<Answer>(
  document: string,
  variables: Record<string, unknown> = {},
  as = CONTENT,
): Promise<Answer> {
  const { data, errors } = await shop.sendAsStaff(as, document, variables);
  if (errors) throw new Error(String(errors[0]?.extensions?.['key'] ?? errors[0]?.message));
  return Object.values(data ?? {})[0] as Answer;
}
const PICTURES = 'pictures { reference position alt url } pictures_read';
const product = () =>
  ask<ShelfProduct>(`query ($sku: String!) { shelfProduct(sku: $sku) { ${PICTURES} } }`, { sku: SKU });
const act = (name: string, given: string, position: number, read: string, reference = SKU) =>
  ask<ShelfProduct>(
    `mutation ($sku: String!, $read: String!, $reference: String!, $position: Int!) {
      ${name}(sku: $sku, read: $read, reference: $reference, position: $position${given}) { ${PICTURES} } }`,
    { sku: SKU, read, reference, position },
  );
const order = ({ pictures }: Pick<ShelfProduct, 'pictures'>) => pictures.map(({ url }) => url);

async function inTheShop(): Promise<string[]> {
  const { data } = await shop.send(
    `{ products(filter: { sku: { eq: "${SKU}" } }) { items { media_gallery { url label } } } }`,
  );
  const [item] = (data as { products: { items: { media_gallery: { url: string; label: string }[] }[] } })
    .products.items;
  return (
    item?.media_gallery.map(({ url, label }) => `${/\/p([0-9a-f]{32})\//.exec(url)?.[1] ?? ''} ${label}`) ??
    []
  );
}
const picture = async (width: number): Promise<Sent> => ({
  name: `${width}.jpg`,
  bytes: await inFormat('jpeg', { width }),
});

describe('photographs of a product', () => {
  it('come in several at a time, good ones beside refused ones, and are in the shop at once', async () => {
    const files = [
      await picture(480),
      { name: 'dessin<b>.svg', bytes: drawingInDisguise },
      { name: 'coupée.jpg', bytes: await cutShort() },
      { name: 'petite.png', bytes: await inFormat('png', { width: 100, height: 100 }) },
      { name: 'bombe.png', bytes: await bomb() },
      { name: 'lourde.jpg', bytes: Buffer.alloc(20 * 1_024 ** 2 + 1) },
      await picture(500),
    ];
    expect(await send(`produits/${SKU}`, files, { fields: { reference: SKU } })).toMatchObject({
      status: 303,
      added: '2',
      refused: [
        'taille:lourde.jpg',
        'format:dessin_b_.svg',
        'abimee:coupée.jpg',
        'petite:petite.png',
        'pixels:bombe.png',
      ],
    });
    const { pictures } = await product();
    expect(pictures.map(({ reference, position, alt }) => [reference, position, alt])).toEqual([
      [SKU, 1, ''],
      [SKU, 2, ''],
    ]);
    const [, kept = ''] = /\/p([0-9a-f]{32}.+)$/.exec(pictures[0]?.url ?? '') ?? [];
    expect(await shop.stores.pictures.has(kept)).toBe(true);
    await expect.poll(inTheShop).toHaveLength(2);
    expect(await send(`produits/${SKU}`, files.slice(0, 1)), 'the same again').toMatchObject({ added: '0' });
    expect((await product()).pictures).toEqual(pictures);
  });

  it('are moved, told and withdrawn by who read them last; the log knows before and after', async () => {
    const before = await product();
    const [one = '', two = ''] = order(before);
    const moved = await act('moveProductPicture', ', to: first', 2, before.pictures_read);
    expect(order(moved)).toEqual([two, one]);
    for (const [name, given] of [
      ['moveProductPicture', ', to: up'],
      ['describeProductPicture', ', alt: "x"'],
      ['removeProductPicture', ''],
    ] as const)
      await expect(act(name, given, 2, before.pictures_read)).rejects.toThrow('PICTURES_CHANGED');
    await expect(act('removeProductPicture', '', 3, moved.pictures_read)).rejects.toThrow('UNKNOWN_PICTURE');
    const long = `, alt: "${'x'.repeat(251)}"`;
    await expect(act('describeProductPicture', long, 1, moved.pictures_read)).rejects.toThrow(
      'PICTURE_WORDS',
    );
    const told = await act('describeProductPicture', ', alt: " Pot ouvert "', 1, moved.pictures_read);
    expect(told.pictures[0]?.alt).toBe('Pot ouvert');
    await expect.poll(inTheShop).toContainEqual(expect.stringContaining('Pot ouvert'));
    const left = await act('removeProductPicture', '', 2, told.pictures_read);
    expect(order(left)).toEqual([two]);
    await expect.poll(inTheShop).toHaveLength(1);
    const noted = await shop.db
      .selectFrom('audit_entry')
      .select(['details', 'staff_id'])
      .where('event', '=', 'product-pictured')
      .orderBy('id')
      .execute();
    expect(noted.map(({ details }) => counts(details))).toEqual([
      [0, 2],
      [2, 2],
      [2, 2],
      [2, 1],
    ]);
    expect(noted.every(({ staff_id: staff }) => staff !== null)).toBe(true);
  });

  it('are an article’s where it is one of this product, and of no other', async () => {
    const articles = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select(['article.sku', 'product.sku as product'])
      .orderBy('article.sku')
      .execute();
    const own = articles.find(({ product: of }) => of === SKU)?.sku ?? '';
    const other = articles.find(({ product: of }) => of !== SKU)?.sku ?? '';
    const file = [await picture(520)];
    expect(await send(`produits/${SKU}`, file, { fields: { reference: own } })).toMatchObject({ added: '1' });
    expect((await product()).pictures.at(-1)).toMatchObject({ reference: own, position: 1 });
    for (const reference of [other, 'RIEN'])
      expect(await send(`produits/${SKU}`, file, { fields: { reference } })).toMatchObject({
        refused: ['reference:'],
        added: null,
      });
  });

  it('are refused to another site, to who may not write, without a file, and beyond what is good', async () => {
    const file = [await picture(480)];
    expect((await send(`produits/${SKU}`, file, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(`produits/${SKU}`, file, { as: PRICES })).status).toBe(403);
    expect(await send(`produits/${SKU}`, [])).toMatchObject({ refused: ['fichier:'] });
    const many = Array.from({ length: 11 }, (_, nth) => ({ name: `${nth}.txt`, bytes: Buffer.from('x') }));
    expect((await send(`produits/${SKU}`, many)).refused).toContain('nombre:');
    await shop.db
      .updateTable('rate_counter')
      .set({ hits: 120 })
      .where('name', '=', 'staff-pictures')
      .execute();
    expect(await send(`produits/${SKU}`, file)).toMatchObject({ refused: ['quota:480.jpg'], added: null });
    clock = new Date(clock.getTime() + HOUR_MS + 1);
    expect((await send(`produits/${SKU}`, file)).refused).toEqual([]);
  });

  it('are twenty at most, behind those that a file has put anywhere', async () => {
    const rows = Array.from({ length: 19 }, (_, nth) => ({
      reference: 'P102001',
      position: nth === 18 ? 99 : nth + 1,
      picture: String(nth).padStart(32, '0'),
      alt: null,
    }));
    await shop.db.insertInto('product_picture').values(rows).execute();
    const sent = await send('produits/P102001', [await picture(480), await picture(500)]);
    expect(sent).toMatchObject({ added: '1', refused: ['place:'] });
    const held = await shop.db
      .selectFrom('product_picture')
      .select('position')
      .where('reference', '=', 'P102001')
      .orderBy('position')
      .execute();
    expect(held.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1));
  });
});

describe('pictures of the content', () => {
  type Listed = {
    items: {
      shape: string;
      alt: string;
      author: string;
      sizes: { src: string; width: number; height: number }[];
    }[];
  };
  const listed = (as = CONTENT) =>
    ask<Listed>('{ contentPictures { items { shape alt author sizes { src width height } } } }', {}, as);
  const told = { usage: 'page', texte: ' Façade <b>' };

  it('are kept whole or cut, with their words, for editors to choose', async () => {
    const whole = { name: 'a.jpg', bytes: await inFormat('jpeg', { width: 1200, height: 400 }) };
    expect(await send('contenus', [whole], { fields: told })).toMatchObject({ status: 303, refused: [] });
    const wide = { name: 'b.jpg', bytes: await inFormat('jpeg', { width: 1000, height: 500 }) };
    await send('contenus', [wide], { fields: { ...told, usage: 'banner' } });
    const { items } = await listed();
    const page = items.find(({ shape }) => shape === 'page');
    expect(page).toMatchObject({ alt: 'Façade <b>', author: 'Emma Girard' });
    expect(page?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [1200, 400],
      [800, 267],
    ]);
    const banner = items.find(({ shape }) => shape === 'banner');
    expect(banner?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [1600, 600],
      [800, 450],
      [780, 780],
    ]);
    for (const { src } of [...(page?.sizes ?? []), ...(banner?.sizes ?? [])]) {
      expect(await shop.stores.pictures.has(src.replace('/media/site/', ''))).toBe(true);
      expect(readMediaAddress(src.replace('/media/', ''))).toMatchObject({ kind: 'found' });
    }
  });

  it('are made for their use wherever it stands in the form', async () => {
    const file = { name: 'c.jpg', bytes: await inFormat('jpeg', { width: 1000, height: 410 }) };
    const fields = { usage: 'page', texte: 'Après le fichier' };
    expect(await send('contenus', [file], { fields, isFileFirst: true })).toMatchObject({ refused: [] });
    const kept = (await listed()).items.find(({ alt }) => alt === 'Après le fichier');
    expect(kept).toMatchObject({ shape: 'page', sizes: [{ width: 1000, height: 410 }, {}] });
  });

  it('are hung in the place of a banner at once, and the log knows what was there', async () => {
    const file = { name: 'accueil.jpg', bytes: await inFormat('jpeg', { width: 900, height: 900 }) };
    await send('contenus', [file], { fields: { ...told, usage: 'banner-home' } });
    const inShop = async () =>
      JSON.stringify((await shop.send('{ storeConfig { banner_home_image_url } }')).data);
    await expect.poll(inShop).toMatch(/site\/[0-9a-f]{32}\/780x780\.webp/);
    const noted = await shop.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'content-pictured')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(noted?.details).toMatchObject({
      what: 'banner-home',
      before: { home: expect.not.stringMatching(/^site/) },
      after: { home: expect.stringMatching(/^site/) },
    });
  });

  it('say so where the shop has no place for the banner; the picture itself is kept', async () => {
    const file = { name: 'seul.jpg', bytes: await inFormat('jpeg', { width: 940, height: 900 }) };
    const [site] = await shop.db
      .updateTable('site')
      .set({ is_default: false })
      .where('is_default', '=', true)
      .returning('code')
      .execute();
    const sent = await send('contenus', [file], { fields: { usage: 'banner-home', texte: 'Sans place' } });
    await shop.db
      .updateTable('site')
      .set({ is_default: true })
      .where('code', '=', site?.code ?? '')
      .execute();
    expect(sent.refused).toEqual(['accroche:']);
    expect((await listed()).items.map(({ alt }) => alt)).toContain('Sans place');
  });

  it('are refused without words, without a use, and to who may not write', async () => {
    const file = [await picture(700)];
    expect(await send('contenus', file, { fields: { ...told, texte: ' ' } })).toMatchObject({
      refused: ['texte:'],
    });
    const small = { name: 'petite.png', bytes: await inFormat('png', { width: 100, height: 100 }) };
    expect(await send('contenus', [small], { fields: told }), 'what was typed comes back').toMatchObject({
      refused: ['petite:petite.png'],
      typed: ['page', told.texte],
    });
    expect(await send('contenus', file, { fields: { ...told, usage: 'x' } })).toMatchObject({
      refused: ['usage:'],
    });
    expect((await send('contenus', file, { as: PRICES, fields: told })).status).toBe(403);
    expect((await listed(at('anne.schmitt'))).items.length).toBeGreaterThan(0);
  });
});

function counts(details: unknown): number[] {
  const { before, after } = details as { before: unknown[]; after: unknown[] };
  return [before.length, after.length];
}
