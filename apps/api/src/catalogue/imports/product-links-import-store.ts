// All SQL the import of product links needs.
import { sql } from 'kysely';
import { linkKinds, namedProducts } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import type { LinkKind, ProductLinks } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import type { Database } from '../../database/tables.ts';

type LinkRow = { product_id: number; linked_product_id: number; kind: LinkKind; position: number };

export async function productIdsBySku(
  db: Database,
  links: readonly ProductLinks[],
): Promise<ReadonlyMap<string, number>> {
  const skus = new Set(links.flatMap((one) => [one.sku, ...namedProducts(one)]));
  const found = await sql<{ id: number; sku: string }>`
    select id, sku from product where sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.sku, row.id]));
}

/** The lists given replace the product's former ones, and so does what takes its place; answers whose that changed. */
export async function replaceLinks(
  db: Database,
  links: readonly ProductLinks[],
  ids: ReadonlyMap<string, number>,
): Promise<string[]> {
  const products = links.map((one) => ids.get(one.sku) ?? 0);
  const rows = JSON.stringify(links.flatMap((one) => rowsOf(one, ids)));
  const removed = await sql<{ id: number }>`
    delete from product_link as old where product_id = any(${products}::integer[]) and not exists (
      select from json_to_recordset(${rows}::json) as kept(product_id integer, linked_product_id integer, kind text)
      where kept.product_id = old.product_id and kept.linked_product_id = old.linked_product_id
        and kept.kind = old.kind)
    returning product_id as id`.execute(db);
  const written = await sql<{ id: number }>`
    insert into product_link (product_id, linked_product_id, kind, position)
    select product_id, linked_product_id, kind, position from json_to_recordset(${rows}::json)
      as given(product_id integer, linked_product_id integer, kind text, position smallint)
    on conflict (product_id, kind, linked_product_id) do update set position = excluded.position
    where product_link.position <> excluded.position
    returning product_id as id`.execute(db);
  const replaced = await writeReplacements(db, links, ids);
  const changed = new Set([...[...removed.rows, ...written.rows].map(({ id }) => id), ...replaced]);
  return links.filter(({ sku }) => changed.has(ids.get(sku) ?? 0)).map(({ sku }) => sku);
}

async function writeReplacements(
  db: Database,
  links: readonly ProductLinks[],
  ids: ReadonlyMap<string, number>,
): Promise<number[]> {
  const rows = links.map(({ sku, replacement }) => ({
    product_id: ids.get(sku) ?? 0,
    replaced_by_id: replacement === null ? null : (ids.get(replacement) ?? 0),
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(product_id integer, replaced_by_id integer)`;
  const removed = await sql<{ id: number }>`
    delete from product_replacement as old using ${given}
    where old.product_id = given.product_id and given.replaced_by_id is null
    returning old.product_id as id`.execute(db);
  const written = await sql<{ id: number }>`
    insert into product_replacement (product_id, replaced_by_id)
    select product_id, replaced_by_id from ${given} where replaced_by_id is not null
    on conflict (product_id) do update set replaced_by_id = excluded.replaced_by_id
    where product_replacement.replaced_by_id <> excluded.replaced_by_id
    returning product_id as id`.execute(db);
  return [...removed.rows, ...written.rows].map(({ id }) => id);
}

function rowsOf(links: ProductLinks, ids: ReadonlyMap<string, number>): LinkRow[] {
  return linkKinds.flatMap((kind) =>
    links[kind].map((sku, at) => ({
      product_id: ids.get(links.sku) ?? 0,
      linked_product_id: ids.get(sku) ?? 0,
      kind,
      position: at + 1,
    })),
  );
}
