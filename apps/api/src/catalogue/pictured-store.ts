import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { OUT_OF_RANGE } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import type { PicturedArticle, PicturedProduct } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { Database } from '../database/tables.ts';

export type Pictured = { product: PicturedProduct; articles: readonly PicturedArticle[] };

/** A product with all its articles, those on sale and then the smallest pack first: what its drawings show. */
export async function findPicturedProduct(db: Database, sku: string): Promise<Pictured | null> {
  return picturedOf(await picturedRows(db).where('product.sku', '=', sku).execute());
}

export async function findPicturedArticle(db: Database, sku: string): Promise<Pictured | null> {
  return picturedOf(await picturedRows(db).where('article.sku', '=', sku).execute());
}

/** By the one spelling of its code that picture addresses have, `ral-7016`: pictures are kept by their address. */
export async function findPicturedTint(
  db: Database,
  code: string,
): Promise<{ code: string; name: string; hex: string; lrv: number } | null> {
  const rows = await db.selectFrom('colour').select(['code', 'name', 'hex', 'lrv']).execute();
  const row = rows.find((one) => optionCode(one.code) === code);
  return row ? { ...row, lrv: Number(row.lrv) } : null;
}

export async function categoryExists(db: Database, urlPath: string): Promise<boolean> {
  const found = await db
    .selectFrom('category')
    .select('id')
    .where('url_path', '=', urlPath)
    .executeTakeFirst();
  return found !== undefined;
}

function picturedRows(db: Database) {
  return db
    .selectFrom('product')
    .innerJoin('article', 'article.product_id', 'product.id')
    .select([
      'product.sku',
      'product.name',
      'product.brand',
      'product.line',
      'product.family',
      'product.tier',
      'product.price_group',
      'product.pricing_unit',
      'product.attributes',
      'article.color',
      'article.model',
      'article.size',
      'article.conditioning',
      'article.pack_quantity',
    ])
    .orderBy((order) => order('article.range_status', '=', OUT_OF_RANGE))
    .orderBy('article.pack_quantity')
    .orderBy('article.position');
}

type Row = Awaited<ReturnType<ReturnType<typeof picturedRows>['execute']>>[number];

function picturedOf(rows: readonly Row[]): Pictured | null {
  const [first] = rows;
  if (!first) return null;
  return {
    product: {
      sku: first.sku,
      name: first.name,
      brand: first.brand,
      line: first.line,
      family: first.family,
      tier: first.tier,
      priceGroup: first.price_group,
      pricingUnit: first.pricing_unit,
      finish: finishOf(first.attributes),
    },
    articles: rows.map(({ color, model, size, conditioning, pack_quantity }) => ({
      color,
      model,
      size,
      conditioning,
      packQuantity: Number(pack_quantity),
    })),
  };
}

function finishOf(attributes: unknown): string | undefined {
  if (typeof attributes !== 'object' || attributes === null || !('aspect' in attributes)) return undefined;
  return typeof attributes.aspect === 'string' ? attributes.aspect : undefined;
}
