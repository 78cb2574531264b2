import { sql } from 'kysely';
import { storedArticle, storedArticleRow } from '../../database/stored-article.ts';
import type { StoredArticleRow } from '../../database/stored-article.ts';
import type { Database } from '../../database/tables.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';

type Row = StoredArticleRow & { description: string | null; added_at: Date };

/** By list; one without items is missing. */
export async function selectItems(
  db: Database,
  listIds: readonly number[],
): Promise<Map<number, WishlistItem[]>> {
  const found = await sql<Row & { wishlist_id: number }>`
    select wishlist_id, uid, article_sku, parent_sku, name, pricing_unit, quantity, tint_hex, tint_class, tint_label,
      tint_code, tint_name, description, added_at
    from wishlist_item where wishlist_id = any(${listIds}::integer[]) order by position, uid`.execute(db);
  const items = new Map<number, WishlistItem[]>();
  for (const row of found.rows)
    items.set(row.wishlist_id, [...(items.get(row.wishlist_id) ?? []), itemOf(row)]);
  return items;
}

/** From the items as they were to the items as they now are: what is not among them any more goes. */
export async function saveItems(
  db: Database,
  listId: number,
  before: readonly WishlistItem[],
  after: readonly WishlistItem[],
): Promise<void> {
  const remaining = new Set(after.map(({ uid }) => uid));
  const gone = before.map(({ uid }) => uid).filter((uid) => !remaining.has(uid));
  if (gone.length > 0)
    await sql`delete from wishlist_item where wishlist_id = ${listId} and uid = any(${gone}::uuid[])`.execute(
      db,
    );
  await upsertItems(db, [{ listId, items: after }]);
}

/** Of several lists at once, each in its order. */
export async function upsertItems(
  db: Database,
  lists: readonly { listId: number; items: readonly WishlistItem[] }[],
): Promise<void> {
  const rows = lists.flatMap(({ listId, items }) =>
    items.map((item, position) => ({ ...rowOf(item), wishlist_id: listId, position })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into wishlist_item (uid, wishlist_id, position, article_sku, parent_sku, name, pricing_unit, quantity,
      tint_hex, tint_class, tint_label, tint_code, tint_name, description, added_at)
    select uid, wishlist_id, position, article_sku, parent_sku, name, pricing_unit, quantity,
      tint_hex, tint_class, tint_label, tint_code, tint_name, description, added_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      uid uuid, wishlist_id integer, position integer, article_sku text, parent_sku text, name text, pricing_unit text, quantity integer,
      tint_hex text, tint_class text, tint_label text, tint_code text, tint_name text, description text,
      added_at timestamptz)
    on conflict (uid) do update set position = excluded.position, article_sku = excluded.article_sku,
      name = excluded.name, quantity = excluded.quantity, tint_hex = excluded.tint_hex,
      tint_class = excluded.tint_class, tint_label = excluded.tint_label, tint_code = excluded.tint_code,
      tint_name = excluded.tint_name, description = excluded.description
    where wishlist_item.wishlist_id = excluded.wishlist_id`.execute(db);
}

export type Wished = { sku: string; listId: number; uid: string };

/** Places of these references, of products or of articles, in the customer's lists. */
export async function selectWished(
  db: Database,
  customerId: number,
  skus: readonly string[],
): Promise<Wished[]> {
  const found = await sql<Wished>`
    select asked.sku, wishlist.id as "listId", item.uid
    from unnest(${skus}::text[]) as asked (sku)
      join wishlist_item item on asked.sku in (item.article_sku, item.parent_sku)
      join wishlist on wishlist.id = item.wishlist_id
    where wishlist.customer_id = ${customerId}
    order by wishlist.id, item.position`.execute(db);
  return found.rows;
}

function rowOf(item: WishlistItem): Row {
  return { ...storedArticleRow(item), description: item.description, added_at: item.addedAt };
}

function itemOf(row: Row): WishlistItem {
  return { ...storedArticle(row), description: row.description, addedAt: row.added_at };
}
