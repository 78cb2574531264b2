// All SQL the import of pictures needs.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type PictureRow = { reference: string; position: number; picture: string; alt: string | null };

/** By each known reference the product whose page shows it. */
export async function productsOfReferences(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ reference: string; product: string }>`
    select article.sku as reference, product.sku as product
    from article join product on product.id = article.product_id where article.sku = any(${references}::text[])
    union all
    select sku, sku from product where sku = any(${references}::text[])`.execute(db);
  return new Map(found.rows.map(({ reference, product }) => [reference, product]));
}

/** Words belong to their picture: without new ones they stay with it, and go with it. */
export async function upsertPictures(
  db: Database,
  rows: readonly PictureRow[],
): Promise<{ added: number; changed: string[] }> {
  const written = await sql<{ reference: string; is_new: boolean }>`
    insert into product_picture as old (reference, position, picture, alt)
    select reference, position, picture, alt from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(reference text, position smallint, picture text, alt text)
    on conflict (reference, position) do update set picture = excluded.picture,
      alt = case when excluded.alt is null and excluded.picture = old.picture then old.alt else excluded.alt end
    where old.picture <> excluded.picture
      or (excluded.alt is not null and old.alt is distinct from excluded.alt)
    returning reference, (xmax = 0) as is_new`.execute(db);
  return {
    added: written.rows.filter(({ is_new: isNew }) => isNew).length,
    changed: written.rows.map(({ reference }) => reference),
  };
}
