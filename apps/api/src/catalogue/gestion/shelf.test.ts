// The shelf as the shop's people tend it: what is missing, texts, links, and the tree of rayons.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShelfCategory, ShelfPage, ShelfProduct } from '@nuancier/contract/gestion-types.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

let shop: ShopApi;
const people = new Map<string, string>();
beforeAll(async () => {
  shop = await shopApi();
  const found = await shop.db
    .selectFrom('staff')
    .select(['role', 'email'])
    .where('is_demo', '=', true)
    .execute();
  for (const { role, email } of found) people.set(role, email);
});
afterAll(() => shop.close());

async function ask<Answer>(
  role: 'contenu' | 'prix' | 'lecture_seule',
  document: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const { data, errors } = await shop.sendAsStaff(people.get(role) ?? '', document, variables);
  if (errors) throw new Error(String(errors[0]?.extensions?.['french'] ?? errors[0]?.message));
  return Object.values(data ?? {})[0] as Answer;
}

const PRODUCT = `sku name url is_active is_new flag_promo short_description description meta_title meta_description
  related upsell crosssell replacement lacks read may_write categories { id name }
  articles { sku is_out price_ht_cents stock }`;
const product = (sku: string) =>
  ask<ShelfProduct>('contenu', `query ($sku: String!) { shelfProduct(sku: $sku) { ${PRODUCT} } }`, { sku });
const list = (args: string) =>
  ask<ShelfPage>(
    'contenu',
    `{ shelfProducts(${args}) { rows { sku name lacks is_active } next lacking { lack count more } } }`,
  );
const write = (sku: string, read: string, input: Record<string, unknown>) =>
  ask<ShelfProduct>(
    'contenu',
    `mutation ($sku: String!, $read: String!, $input: ProductTextInput!) {
      writeProduct(sku: $sku, read: $read, input: $input) { ${PRODUCT} } }`,
    { sku, read, input },
  );
const link = (sku: string, read: string, input: Record<string, unknown>) =>
  ask<ShelfProduct>(
    'contenu',
    `mutation ($sku: String!, $read: String!, $input: ProductLinksInput!) {
      linkProduct(sku: $sku, read: $read, input: $input) { ${PRODUCT} } }`,
    { sku, read, input },
  );
const textsOf = ({
  is_active,
  is_new,
  flag_promo,
  short_description,
  description,
  meta_title,
  meta_description,
}: ShelfProduct) => ({
  is_active,
  is_new,
  flag_promo,
  short_description,
  description,
  meta_title,
  meta_description,
});
const audited = async (event: 'product-written' | 'product-linked' | 'category-written') =>
  shop.db.selectFrom('audit_entry').select(['details', 'staff_id']).where('event', '=', event).execute();

async function onSale(nth = 0): Promise<string> {
  const { rows } = await list('first: 20, isHidden: false');
  return rows[nth]?.sku ?? '';
}

describe('the list', () => {
  it('is searched by words, accents or none, reference and article, and read on', async () => {
    const first = await list('first: 2');
    const second = await list(`first: 2, after: "${first.next}"`);
    expect(new Set([...first.rows, ...second.rows].map(({ sku }) => sku)).size).toBe(4);
    const [one] = first.rows;
    const { articles } = await product(one?.sku ?? '');
    for (const query of [one?.sku.toLowerCase(), articles[0]?.sku, one?.name.toUpperCase()])
      expect((await list(`query: "${query}"`)).rows.map(({ sku }) => sku)).toContain(one?.sku);
    expect((await list('query: "introuvable zz"')).rows).toEqual([]);
    await expect(list('first: 101')).rejects.toThrow(/100|page/i);
  });

  it('is searched by words with other accents than French, and by either apostrophe', async () => {
    const sku = await onSale(5);
    await sql`update product set name = 'Enduit España de l’atelier Sánchez' where sku = ${sku}`.execute(
      shop.db,
    );
    for (const query of ['españa', 'SÁNCHEZ', 'l’atelier', "L'ATELIER sánchez", 'Sa\u0301nchez'])
      expect([query, (await list(`query: "${query}"`)).rows.map((row) => row.sku)]).toEqual([query, [sku]]);
  });

  it('says what is missing, one by one and counted', async () => {
    const sku = await onSale(3);
    const count = async (lack: string) =>
      (await list('first: 1')).lacking.find((one) => one.lack === lack)?.count ?? 0;
    const before = { prix: await count('prix'), texte: await count('texte'), rayon: await count('rayon') };
    const { articles } = await product(sku);
    await sql`delete from public_price where article_sku = any(${articles.map((one) => one.sku)})`.execute(
      shop.db,
    );
    await sql`update product set description = '' where sku = ${sku}`.execute(shop.db);
    await sql`delete from product_category where product_id = (select id from product where sku = ${sku})`.execute(
      shop.db,
    );
    expect((await product(sku)).lacks).toEqual(expect.arrayContaining(['prix', 'texte', 'rayon']));
    for (const lack of ['prix', 'texte', 'rayon'] as const) {
      expect(await count(lack)).toBe(before[lack] + 1);
      expect((await list(`lack: ${lack}, first: 100`)).rows.map((row) => row.sku)).toContain(sku);
    }
    await sql`update product set is_active = false where sku = ${sku}`.execute(shop.db);
    expect(await count('prix'), 'of what is on sale').toBe(before.prix);
    expect((await list('isHidden: true')).rows.map((row) => row.sku)).toContain(sku);
  });
});

describe('the list', () => {
  const narrowed = (args: string) =>
    ask<ShelfPage>('contenu', `{ shelfProducts(${args}) { rows { sku brand } next previous } }`);

  it('is read forwards and back, and says where there is more', async () => {
    const first = await narrowed('first: 3');
    expect(first.previous).toBeNull();
    const second = await narrowed(`first: 3, after: "${first.next}"`);
    expect(second.rows.map(({ sku }) => sku)).not.toEqual(first.rows.map(({ sku }) => sku));
    const back = await narrowed(`first: 3, before: "${second.previous}"`);
    expect(back).toEqual({ ...first, next: first.rows[2]?.sku });
  });

  it('is narrowed to a brand, and to a rayon with all below it', async () => {
    const brands = await ask<string[]>('contenu', '{ shelfBrands }');
    const known = await shop.db.selectFrom('product').select('brand').distinct().orderBy('brand').execute();
    expect(brands).toEqual(known.map(({ brand }) => brand).filter((brand) => brand !== ''));
    const [brand = ''] = brands;
    const { rows } = await narrowed(`brand: "${brand}", first: 100`);
    expect(new Set(rows.map((row) => row.brand))).toEqual(new Set([brand]));
    const filed = await sql<{ top: number; sku: string }>`
      select parent.id as top, product.sku from category parent join category child on child.parent_id = parent.id
        join product_category on category_id = child.id join product on product.id = product_id
      where not exists (select from product_category own where own.category_id = parent.id) limit 1`.execute(
      shop.db,
    );
    const one = filed.rows[0] ?? { top: 0, sku: '' };
    const below = await narrowed(`category: ${one.top}, query: "${one.sku}"`);
    expect(below.rows.map(({ sku }) => sku)).toContain(one.sku);
    expect((await narrowed(`category: 0, query: "${one.sku}"`)).rows).toEqual([]);
  });
});

describe('a product', () => {
  it('is told anew, in the shop at once, and the audit log knows before and after', async () => {
    const sku = await onSale();
    const read = await product(sku);
    const input = {
      ...textsOf(read),
      is_new: !read.is_new,
      short_description: 'Mate<script>alert(1)</script> et <strong>lessivable</strong>',
      meta_title: ' Mate ',
    };
    const written = await write(sku, read.read, input);
    expect(written).toMatchObject({ is_new: !read.is_new, meta_title: 'Mate', related: read.related });
    expect(written.short_description).toBe('Mate et <strong>lessivable</strong>');
    const [entry] = await audited('product-written');
    expect(entry).toMatchObject({
      details: { sku, before: { is_new: read.is_new }, after: { is_new: !read.is_new, meta_title: 'Mate' } },
    });
    expect(entry?.staff_id).not.toBeNull();
    const { attributes } = await shop.db
      .selectFrom('product')
      .select('attributes')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    expect(Object.keys(Object(attributes)).length, 'what the PIM says stays').toBeGreaterThan(0);
    await write(sku, written.read, textsOf(written));
    expect(await audited('product-written'), 'the same again is no change').toHaveLength(1);
    await expect(write(sku, read.read, input)).rejects.toThrow('depuis que vous l’avez ouverte');
    await expect(write('RIEN', 'x', input)).rejects.toThrow('introuvable');
    const long = { ...input, description: 'x'.repeat(20_001) };
    await expect(write(sku, written.read, long)).rejects.toThrow('20\u00A0000 caractères');
    await expect(write(sku, written.read, { ...input, meta_title: 'x'.repeat(301) })).rejects.toThrow('300');
    expect((await product(sku)).read).toBe(written.read);
  });

  it('is linked by references that exist', async () => {
    const [sku, one, other] = [await onSale(5), await onSale(6), await onSale(7)];
    const read = await product(sku);
    const wanted = { related: [one, ` ${other} `, ''], upsell: [], crosssell: [one], replacement: other };
    const linked = await link(sku, read.read, wanted);
    expect(linked).toMatchObject({ related: [one, other], upsell: [], crosssell: [one], replacement: other });
    expect(await audited('product-linked')).toMatchObject([
      { details: { sku, before: { related: read.related }, after: { related: [one, other] } } },
    ]);
    for (const related of [['RIEN'], [sku]])
      await expect(link(sku, linked.read, { ...wanted, related })).rejects.toThrow(/«|lui-même/);
    await expect(
      link(sku, linked.read, { ...wanted, related: Array.from({ length: 31 }, () => one) }),
    ).rejects.toThrow('30 produits');
    expect(await product(sku)).toEqual(linked);
  });

  it('is read by who prices it, who may not write it', async () => {
    const sku = await onSale();
    const asked = await ask<ShelfProduct>('prix', `{ shelfProduct(sku: "${sku}") { may_write } }`);
    expect([asked.may_write, (await product(sku)).may_write]).toEqual([false, true]);
  });
});

describe('the tree', () => {
  const TREE =
    'id parent level name url_path include_in_menu description meta_title meta_description read tree_read';
  const tree = () => ask<ShelfCategory[]>('contenu', `{ shelfCategories { ${TREE} } }`);
  const move = (id: number, read: string, to: string) =>
    ask<ShelfCategory[]>(
      'contenu',
      `mutation { moveCategory(id: ${id}, read: "${read}", ${to}) { ${TREE} } }`,
    );

  it('is moved, its addresses leading on, and by one of two at once', async () => {
    const rows = await tree();
    const [, first] = rows;
    const sisters = rows.filter(({ parent }) => parent === first?.parent);
    const [one, two] = [sisters[0]?.id ?? 0, sisters[1]?.id ?? 0];
    const read = rows[0]?.tree_read ?? '';
    const moved = await move(two, read, `parent: ${first?.parent}, before: ${one}`);
    expect(moved.filter(({ parent }) => parent === first?.parent).map(({ id }) => id)).toEqual([
      two,
      one,
      ...sisters.slice(2).map(({ id }) => id),
    ]);
    await expect(move(one, read, `parent: ${first?.parent}`)).rejects.toThrow('depuis que vous');
    const again = moved[0]?.tree_read ?? '';
    await expect(move(one, again, `parent: ${one}`)).rejects.toThrow('sous lui-même');
    const path = moved.find(({ id }) => id === two)?.url_path ?? '';
    const under = await move(two, again, `parent: ${one}`);
    const above = moved.find(({ id }) => id === one)?.url_path;
    expect(under.find(({ id }) => id === two)).toMatchObject({ parent: one, url_path: `${above}/${path}` });
    const led = await shop.db
      .selectFrom('url_rewrite')
      .select(['kind', 'target'])
      .where('request_path', '=', path)
      .execute();
    expect(led).toEqual([{ kind: 'category', target: String(two) }]);
    expect(await audited('category-written')).toHaveLength(2);
  });

  it('is named anew, its text made safe', async () => {
    const [, row] = await tree();
    const input = {
      name: ' Murs & plafonds ',
      include_in_menu: false,
      description: '<p onclick="x()">Pour les murs</p>',
      meta_title: '',
      meta_description: 'Murs',
    };
    const document = `mutation ($id: Int!, $read: String!, $input: CategoryTextInput!) {
      writeCategory(id: $id, read: $read, input: $input) { ${TREE} } }`;
    const wrote = (given: object, read = row?.read) =>
      ask<ShelfCategory[]>('contenu', document, { id: row?.id, read, input: { ...input, ...given } });
    for (const name of ['', ' ', 'x'.repeat(101)])
      await expect(wrote({ name })).rejects.toThrow('Un rayon a un nom');
    const written = (await wrote({})).find(({ id }) => id === row?.id);
    expect(written).toMatchObject({
      name: 'Murs & plafonds',
      include_in_menu: false,
      description: '<p>Pour les murs</p>',
      meta_description: 'Murs',
      url_path: row?.url_path,
    });
    await expect(wrote({ name: 'Autre' })).rejects.toThrow('depuis que vous');
  });
});
