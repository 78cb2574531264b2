import type { QuotedPrice } from '@nuancier/domain/cart/cart-line.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { storedArticle, storedArticleRow } from '../../database/stored-article.ts';
import type { StoredArticleRow } from '../../database/stored-article.ts';
import type { Database } from '../../database/tables.ts';
import type { CartLine } from './cart-record.ts';
import { cartUpdate } from './cart-store.ts';
import type { CartChange } from './cart-store.ts';

type Row = StoredArticleRow & { told_ht_cents: number | null; quotation_line_id: number | null };

/** What the quotation says today comes along: its price is written nowhere else. */
type ReadRow = Row & { quoted: QuotedPrice | null };

export async function selectLines(db: Database, cartId: string): Promise<CartLine[]> {
  const found = await sql<ReadRow>`
    select line.uid, line.article_sku, line.parent_sku, line.name, line.pricing_unit, line.quantity, line.tint_hex,
      line.tint_class, line.tint_label, line.tint_code, line.tint_name, line.told_ht_cents, line.quotation_line_id,
      case when offer.id is not null then json_build_object('lineId', offer.id, 'quotation', quotation.number,
        'quantity', offer.quantity, 'unitHt', offer.unit_ht_cents,
        'tintHt', offer.tint_ht_cents, 'isOpen', quotation.status = 'A_VALIDER',
        'validUntil', quotation.valid_until) end as quoted
    from cart_line line
      left join quotation_line offer on offer.id = line.quotation_line_id
      left join quotation on quotation.id = offer.quotation_id
    where line.cart_id = ${cartId} order by line.position, line.uid`.execute(db);
  return found.rows.map(lineOf);
}

type Lines = readonly CartLine[];

/** From the lines as they were to the lines as they now are: what is not among them any more goes. */
export async function saveLines(db: Database, cartId: string, before: Lines, after: Lines): Promise<void> {
  await deleteGone(db, cartId, before, after);
  await changedLines(cartId, before, after)?.execute(db);
}

/** Lines and the cart's own columns are written in one statement. */
export async function saveCart(db: Database, change: CartChange, before: Lines, after: Lines): Promise<void> {
  await deleteGone(db, change.id, before, after);
  const lines = changedLines(change.id, before, after);
  await (lines === null ? cartUpdate(change) : sql`with saved as (${lines}) ${cartUpdate(change)}`).execute(
    db,
  );
}

/** Deleted before the insert: the same article may be in a new line. */
async function deleteGone(db: Database, cartId: string, before: Lines, after: Lines): Promise<void> {
  const remaining = new Set(after.map(({ uid }) => uid));
  const gone = before.map(({ uid }) => uid).filter((uid) => !remaining.has(uid));
  if (gone.length > 0)
    await sql`delete from cart_line where cart_id = ${cartId} and uid = any(${gone}::uuid[])`.execute(db);
}

/** Null when no line changed. */
function changedLines(cartId: string, before: Lines, after: Lines): RawBuilder<unknown> | null {
  const known = new Map(before.map(rowOf).map((row) => [row.uid, row]));
  const rows = after.map(rowOf).filter((row) => {
    const was = known.get(row.uid);
    return !(
      was?.quantity === row.quantity &&
      was.position === row.position &&
      was.told_ht_cents === row.told_ht_cents &&
      was.quotation_line_id === row.quotation_line_id
    );
  });
  return rows.length === 0 ? null : lineUpsert(cartId, rows);
}

function lineUpsert(cartId: string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`
    insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity,
      tint_hex, tint_class, tint_label, tint_code, tint_name, told_ht_cents, quotation_line_id)
    select uid, ${cartId}, position, article_sku, parent_sku, name, pricing_unit, quantity,
      tint_hex, tint_class, tint_label, tint_code, tint_name, told_ht_cents, quotation_line_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      uid uuid, position integer, article_sku text, parent_sku text, name text, pricing_unit text, quantity integer,
      tint_hex text, tint_class text, tint_label text, tint_code text, tint_name text, told_ht_cents integer,
      quotation_line_id integer)
    on conflict (uid) do update set quantity = excluded.quantity, position = excluded.position,
      told_ht_cents = excluded.told_ht_cents, quotation_line_id = excluded.quotation_line_id
    where cart_line.cart_id = excluded.cart_id`;
}

function rowOf(line: CartLine, position: number): Row & { position: number } {
  return {
    ...storedArticleRow(line),
    position,
    told_ht_cents: line.shownHt,
    quotation_line_id: line.quoted?.lineId ?? null,
  };
}

function lineOf(row: ReadRow): CartLine {
  return { ...storedArticle(row), shownHt: row.told_ht_cents, quoted: row.quoted };
}
