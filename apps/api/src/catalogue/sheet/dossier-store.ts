import { sql } from 'kysely';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';

export type DossierRow = {
  sku: string;
  name: string;
  brand: string;
  line: string | null;
  pricing_unit: string;
  short_description: string;
  description: string;
  attributes: unknown;
  updated_at: Date;
  articles: readonly {
    sku: string;
    ean: string | null;
    color: string | null;
    model: string | null;
    size: string | null;
    conditioning: string;
  }[];
};

/** One product in the shop that day, with all its articles, for its documents. */
export async function selectDossier(db: Database, sku: string, day: string): Promise<DossierRow | undefined> {
  const found = await sql<DossierRow>`
    select sku, name, brand, line, pricing_unit, short_description, description, attributes, updated_at,
      (select coalesce(json_agg(json_build_object('sku', article.sku, 'ean', article.ean, 'color', article.color,
          'model', article.model, 'size', article.size, 'conditioning', article.conditioning)
          order by article.position), '[]')
        from article where article.product_id = product.id) as articles
    from product where sku = ${sku} and ${isOffered(day)}`.execute(db);
  return found.rows[0];
}
