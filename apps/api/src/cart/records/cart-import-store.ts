import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { newToken } from '../../request/secret-token.ts';
import { insertCart } from './cart-store.ts';

export type ImportedCart = {
  customerId: number;
  shopCode: string | null;
  lines: readonly { sku: string; quantity: number }[];
  now: Date;
};

/** Articles the catalogue does not know are left out. */
export async function insertImportedCart(db: Database, cart: ImportedCart): Promise<string | null> {
  const { customerId, shopCode, lines, now } = cart;
  const id = newToken();
  if (!(await insertCart(db, { id, customerId, shopCode, now }))) return null;
  // What it is called is worked out from the catalogue each time the cart is read.
  await sql`
    insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity)
    select gen_random_uuid(), ${id}, given.position, article.sku, product.sku, product.name, product.pricing_unit,
      given.quantity
    from json_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::json)
      as given (sku text, quantity integer, position integer)
    join article on article.sku = given.sku join product on product.id = article.product_id`.execute(db);
  return id;
}
