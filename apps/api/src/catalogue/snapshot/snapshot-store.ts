// Reads the whole public catalogue in pieces, so that no query and no pause of the process is long.
import { sql } from 'kysely';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import { publicPrices } from '../../pricing/pricing.ts';
import type { Article } from './article-columns.ts';

export type ProductRead = {
  id: number;
  sku: string;
  product_type: string;
  kind: string;
  name: string;
  url_key: string;
  brand: string;
  line: string | null;
  tier: string | null;
  pricing_unit: string;
  family: number;
  price_group: string;
  tax_class: string;
  is_new: boolean;
  /** an article of it is in promotion that day: the mark begins and ends with the price */
  isPromo: boolean;
  attributes: unknown;
  short_description: string;
  description: string;
  /** its own categories with its place in each */
  categories: readonly { id: number; position: number }[];
  articles: readonly Article[];
};

const BATCH = 1000;

/** Products and articles come in files of their own: until it has one, there is nothing to show. */
const isShown = (day: string) =>
  sql`${isOffered(day)} and exists (select from article where article.product_id = product.id)`;

/** With the prices of one French day. */
export async function* readProducts(db: Database, day: string): AsyncGenerator<ProductRead[]> {
  let after = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const products = await selectProducts(db, after, day);
    const last = products.at(-1);
    if (last === undefined) return;
    // oxlint-disable-next-line no-await-in-loop -- one connection reads one thing at a time
    const articles = await articlesOf(db, after, last.id, day);
    after = last.id;
    yield products.map((product) => readOf(product, articles.get(product.id) ?? []));
  }
}

/** Ids of what is not in the shop that day. */
export async function selectNotOffered(db: Database, day: string): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from product where not ${isOffered(day)}`.execute(db);
  return found.rows.map((row) => row.id);
}

export async function selectCounts(
  db: Database,
  day: string,
): Promise<{ products: number; articles: number }> {
  const found = await sql<{ products: number; articles: number }>`
    select (select count(*)::integer from product where ${isShown(day)}) as products,
      (select count(*)::integer from article join product on product.id = article.product_id
        where ${isOffered(day)}) as articles`.execute(db);
  return found.rows[0] ?? { products: 0, articles: 0 };
}

/** Product ids in the French order of their names; the database knows how to compare them quickly. */
export async function selectNameOrder(db: Database, day: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from product where ${isShown(day)} order by name collate "fr-x-icu", id`.execute(db);
  return found.rows.map((row) => row.id);
}

type ProductRow = Omit<ProductRead, 'articles' | 'isPromo'>;

function readOf(product: ProductRow, articles: readonly Article[]): ProductRead {
  const isPromo = articles.some((article) => article.price?.reduction?.kind === 'PROMOTION');
  return { ...product, articles, isPromo };
}

async function selectProducts(db: Database, after: number, day: string): Promise<ProductRow[]> {
  const found = await sql<ProductRow>`
    select id, sku, product_type, kind, name, url_key, brand, line, tier, pricing_unit, family, price_group,
      tax_class, is_new,
      attributes, short_description, description,
      coalesce((
        select json_agg(json_build_object('id', category_id, 'position', position) order by category_id)
        from product_category where product_id = product.id), '[]') as categories
    from product where ${isShown(day)} and id > ${after} order by id limit ${BATCH}`.execute(db);
  return found.rows;
}

type ArticleRow = {
  product_id: number;
  sku: string;
  ean: string | null;
  color: string | null;
  model: string | null;
  size: string | null;
  conditioning: string;
  pack_quantity: string;
  range_status: string;
  tintable: boolean;
  weight_grams: number | null;
};

async function articlesOf(
  db: Database,
  after: number,
  last: number,
  day: string,
): Promise<Map<number, Article[]>> {
  const { rows } = await sql<ArticleRow>`
    select product_id, sku, ean, color, model, size, conditioning, pack_quantity, range_status,
      tintable, weight_grams
    from article where product_id > ${after} and product_id <= ${last}
    order by product_id, position, sku`.execute(db);
  const prices = await publicPrices(
    db,
    rows.map((row) => row.sku),
    day,
  );
  const byProduct = new Map<number, Article[]>();
  for (const {
    product_id: product,
    pack_quantity: packQuantity,
    range_status: rangeStatus,
    weight_grams: weightGrams,
    ...row
  } of rows) {
    const article = {
      ...row,
      packQuantity: Number(packQuantity),
      rangeStatus,
      weightGrams,
      price: prices.get(row.sku) ?? null,
    };
    const articles = byProduct.get(product);
    if (articles === undefined) byProduct.set(product, [article]);
    else articles.push(article);
  }
  return byProduct;
}
