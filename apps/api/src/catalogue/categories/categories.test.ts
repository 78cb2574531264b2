import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

/** The layout query as the storefront sends it, with all its fragments. */
const LAYOUT = sentAs('LayoutDocument');

type Category = { uid: string; name: string; level?: number; product_count?: number; children?: Category[] };

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function ask<Answer>(query: string, variables = {}): Promise<Answer> {
  const { data, errors } = await shop.send(query, variables);
  expect(errors).toBeUndefined();
  return data as Answer;
}

const nameOf = (category: Category) => category.name;

describe('categories', () => {
  it('CAT-02 a category carries every field of the specification', async () => {
    const answer = await ask(
      `{ categories(filters: { url_path: { eq: "peinture-interieure" } }) { items {
        __typename id uid name product_count category_type include_in_menu image custom_url url_key url_path url_suffix
        code_akeneo is_anchor level position meta_title meta_description custom_canonical_url ext_uniq_id description
        universe_mega_menu_cms canonical_url path children_count redirect_code relative_url type } } }`,
    );
    expect(answer).toEqual({
      categories: {
        items: [
          {
            __typename: 'CategoryTree',
            id: 3,
            uid: 'Mw==',
            name: 'Peinture intérieure',
            product_count: expect.any(Number),
            category_type: 0,
            include_in_menu: 1,
            image: `${PUBLIC_URL}/media/category/peinture-interieure/800x450.webp`,
            custom_url: null,
            url_key: 'peinture-interieure',
            url_path: 'peinture-interieure',
            url_suffix: '',
            code_akeneo: 'peininte',
            is_anchor: 1,
            level: 2,
            position: 10,
            meta_title: expect.stringContaining('Peinture intérieure'),
            meta_description: expect.any(String),
            custom_canonical_url: null,
            ext_uniq_id: expect.stringMatching(/^CAT-/u),
            description: expect.any(String),
            universe_mega_menu_cms: 'mega-menu-peinture-interieure',
            canonical_url: `${PUBLIC_URL}/catalogue/peinture-interieure`,
            path: '2/3',
            children_count: '19',
            redirect_code: 0,
            relative_url: 'peinture-interieure',
            type: 'CATEGORY',
          },
        ],
      },
    });
  });

  it('CAT-03 category_type tells shop, content, special link and new-tab categories apart', async () => {
    const { categoryList } = await ask<{
      categoryList: { name: string; category_type: number; custom_url: string | null }[];
    }>(
      '{ categoryList(filters: { parent_category_uid: { eq: "Mg==" } }) { name category_type custom_url } }',
    );
    const types = Object.fromEntries(categoryList.map((category) => [category.name, category.category_type]));
    expect(types).toMatchObject({ Bois: 0, Services: 1, Nuancier: 2, 'Fiches techniques et FDS': 3 });
    expect(categoryList.filter((category) => category.category_type > 0 && !category.custom_url)).toEqual([]);
  });

  it('CAT-04 include_in_menu is 1 for what the menu may show and 0 for the rest', async () => {
    await shop.db
      .updateTable('category')
      .set({ include_in_menu: false })
      .where('url_path', '=', 'metal')
      .execute();
    await announceCatalogueChange(shop.db);
    const shown = (path: string) =>
      ask('query($path: String) { categoryList(filters: { url_path: { eq: $path } }) { include_in_menu } }', {
        path,
      });
    await expect.poll(() => shown('metal')).toEqual({ categoryList: [{ include_in_menu: 0 }] });
    expect(await shown('bois')).toEqual({ categoryList: [{ include_in_menu: 1 }] });
    // Storefronts stop at a root that is not in the menu.
    const root = await ask('{ categoryList { include_in_menu } }');
    expect(root).toEqual({ categoryList: [{ include_in_menu: 1 }] });
  });

  it('CAT-05 the tree goes down to level 6 and no further', async () => {
    const down = (levels: number): string =>
      levels === 0 ? 'uid name level' : `uid name level children { ${down(levels - 1)} }`;
    const { categoryList } = await ask<{ categoryList: Category[] }>(`{ categoryList { ${down(6)} } }`);
    const levels = new Set<number>();
    const walk = (category: Category): void => {
      levels.add(category.level ?? 0);
      category.children?.forEach(walk);
    };
    categoryList.forEach(walk);
    expect([...levels].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('an anchor category counts the products below it, each once', async () => {
    const { categoryList } = await ask<{ categoryList: Category[] }>(
      '{ categoryList(filters: { url_path: { eq: "bois" } }) { uid name product_count children { uid name product_count } } }',
    );
    const [wood] = categoryList;
    const { count } = await shop.db
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'product_category.category_id')
      .select((eb) => eb.fn.count<string>('product_category.product_id').distinct().as('count'))
      .where((eb) => eb.or([eb('category.url_path', '=', 'bois'), eb('category.url_path', 'like', 'bois/%')]))
      .executeTakeFirstOrThrow();
    expect(wood?.product_count).toBe(Number(count));
    expect(wood?.product_count).toBeGreaterThan(0);
    expect(wood?.children?.every((child) => (child.product_count ?? 0) <= Number(count))).toBe(true);
  });

  it('CAT-06 the top category named Promo stands for the products in promotion', async () => {
    const { categoryList } = await ask<{ categoryList: Category[] }>(
      '{ categoryList(filters: { url_path: { eq: "promo" } }) { name level product_count } }',
    );
    const { count } = await shop.db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('flag_promo', '=', true)
      .executeTakeFirstOrThrow();
    expect(categoryList).toEqual([{ name: 'Promo', level: 2, product_count: Number(count) }]);
    expect(Number(count)).toBeGreaterThan(0);
  });

  it('CAT-07 customCategoryList gives every match with its whole tree, uncut', async () => {
    const { customCategoryList } = await ask<{ customCategoryList: Category[] }>(
      '{ customCategoryList(filters: { parent_category_uid: { eq: "Mg==" } }) { uid name children { uid name children { uid name } } } }',
    );
    expect(customCategoryList).toHaveLength(17);
    expect(customCategoryList.map(nameOf)).toContain('Outillage');
    const root = await ask<{ customCategoryList: Category[] }>(
      '{ customCategoryList { name children { name } } }',
    );
    expect(root.customCategoryList[0]?.children?.map(nameOf)).toEqual(customCategoryList.map(nameOf));
  });

  it('CAT-10 breadcrumbs name the categories above with their addresses', async () => {
    const path = 'peinture-interieure/murs-et-plafonds/peinture-mate/mat-plafond';
    const answer = await ask(
      `{ categories(filters: { url_path: { eq: "${path}" } }) { items { breadcrumbs { category_name category_url_path category_level category_uid } } } }`,
    );
    expect(answer).toMatchObject({
      categories: {
        items: [
          {
            breadcrumbs: [
              {
                category_name: 'Peinture intérieure',
                category_url_path: 'peinture-interieure',
                category_level: 2,
                category_uid: 'Mw==',
              },
              {
                category_name: 'Murs et plafonds',
                category_url_path: 'peinture-interieure/murs-et-plafonds',
                category_level: 3,
              },
              {
                category_name: expect.any(String),
                category_url_path: 'peinture-interieure/murs-et-plafonds/peinture-mate',
                category_level: 4,
              },
            ],
          },
        ],
      },
    });
    expect(
      await ask('{ categoryList(filters: { url_path: { eq: "bois" } }) { breadcrumbs { category_name } } }'),
    ).toEqual({
      categoryList: [{ breadcrumbs: null }],
    });
  });

  it('pages through the matches as Magento does', async () => {
    const query = `query($page: Int!) { categories(filters: { parent_id: { eq: "2" } }, pageSize: 10, currentPage: $page) {
      total_count page_info { page_size current_page total_pages } items { name } } }`;
    expect(await ask(query, { page: 2 })).toMatchObject({
      categories: {
        total_count: 17,
        page_info: { page_size: 10, current_page: 2, total_pages: 2 },
        items: { length: 7 },
      },
    });
    const { errors } = await shop.send(query, { page: 3 });
    expect(errors).toMatchObject([
      {
        message: 'La page demandée dépasse la dernière page de la liste.',
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('refuses to match a name by fewer than three characters', async () => {
    const { errors } = await shop.send('{ categories(filters: { name: { match: "pe" } }) { total_count } }');
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }]);
    expect(
      await ask('{ categories(filters: { name: { match: "FACADE" } }) { items { name } } }'),
    ).toMatchObject({
      categories: { items: expect.arrayContaining([{ name: 'Façade' }]) },
    });
  });

  it('LAY-19 the menu’s page of ten holds the root with all seventeen top categories', async () => {
    const { categoryList } = await ask<{ categoryList: Category[] }>(LAYOUT);
    expect(LAYOUT).toContain('categoryList(pageSize:10)');
    expect(categoryList).toHaveLength(1);
    expect(categoryList[0]?.children).toHaveLength(17);
    const { categoryList: roots } = await ask<{ categoryList: { uid: string }[] }>(
      '{ categoryList(pageSize: 10) { uid } }',
    );
    const below = (size: number) =>
      ask<{ categoryList: unknown[] }>(
        `{ categoryList(pageSize: ${size}, filters: { parent_category_uid: { eq: "${roots[0]?.uid}" } }) { name } }`,
      );
    const [page, all] = [await below(10), await below(100)];
    expect([page.categoryList.length, all.categoryList.length]).toEqual([10, 17]);
  });

  it('gives the menu its content blocks in the same answer', async () => {
    await shop.db
      .insertInto('content_block')
      .values({ identifier: 'mega-menu-bois', title: 'Bois', content: '<p>Lasures</p><script>x()</script>' })
      .onConflict((conflict) =>
        conflict.column('identifier').doUpdateSet({ content: '<p>Lasures</p><script>x()</script>' }),
      )
      .execute();
    const answer = await ask(
      '{ categoryList(filters: { url_path: { in: ["bois", "promo"] } }) { name universe_mega_menu_block { identifier content } } }',
    );
    expect(answer).toEqual({
      categoryList: [
        {
          name: 'Bois',
          universe_mega_menu_block: { identifier: 'mega-menu-bois', content: '<p>Lasures</p>' },
        },
        { name: 'Promo', universe_mega_menu_block: null },
      ],
    });
  });
});

function sentAs(name: string): string {
  const documents = readFileSync(
    new URL('../../../../storefront/generated/documents.ts', import.meta.url),
    'utf8',
  );
  const literal = new RegExp(`export const ${name} = (".*") as `).exec(documents)?.[1];
  return JSON.parse(literal ?? 'null') as string;
}
