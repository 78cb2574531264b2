import type { LinkKind } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type LinkRead = { product_id: number; kind: LinkKind; linked_product_id: number };

const PRODUCTS_AT_ONCE = 5000;

/** Every link between two products on sale, each product's in the merchant's order. */
export async function* readLinks(db: Database, highestId: number): AsyncGenerator<LinkRead[]> {
  for (let from = 0; from <= highestId; from += PRODUCTS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- one connection reads one thing at a time
    const found = await sql<LinkRead>`
      select product_id, kind, linked_product_id from product_link
      where product_id >= ${from} and product_id < ${from + PRODUCTS_AT_ONCE}
      order by product_id, kind, position, linked_product_id`.execute(db);
    yield found.rows;
  }
}

/** Of every product that has one, on sale or not, the reference of what takes its place. */
export async function readReplacements(db: Database): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ gone: string; instead: string }>`
    select product.sku as gone, other.sku as instead
    from product_replacement join product on product.id = product_id
      join product as other on other.id = replaced_by_id`.execute(db);
  return new Map(found.rows.map(({ gone, instead }) => [gone, instead]));
}
