// Words among all orders, the newest first. Two ways lead there: orders one by one in their order, which is quick for what
// many of them hold, and the indexes, which are quick for what few do. Which it is shows only on the way; the database,
// asked to guess, walks through ten million orders for a name that seven of them bear.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { plannedForValues } from '../../../database/statements/planned-for-values.ts';
import type { Database } from '../../../database/tables.ts';
import { orEmpty } from '../../../refusals/or-empty.ts';
import { digitsOf, holds, isFoundBy } from '../desk-search-store.ts';

export type Searching = {
  words: readonly string[];
  /** what the list asks for besides */
  others: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
};

/** So many tell whether a word is frequent; then a name that one order in twenty bears fills its page from so many. */
const GLANCE = 100;
const FREQUENT = 2;
const FIRST_WALK = 1_000;
/** More than these are many: a page of them is soon together. */
const FEW = 10_000;
const SOON_MS = 2_000;
/** A number, a telephone, an article: of few orders. */
const CODE_DIGITS = 6;

/** The page's orders, in their order. */
export async function searchNewest(db: Database, searching: Searching): Promise<number[]> {
  const { words, limit } = searching;
  if (!words.some((word) => (digitsOf(word)?.length ?? 0) >= CODE_DIGITS)) {
    const glance = await walk(db, searching, GLANCE);
    const near = glance.length >= FREQUENT ? await walk(db, searching, FIRST_WALK) : [];
    if (near.length === limit) return near;
  }
  const found = await orEmpty(selectFound(db, searching), null, () => {});
  return found === null || found.many > FEW ? walk(db, searching, null) : found.ids;
}

/** Those with the words among the next so many in order, or among all; as many as the page takes. */
async function walk(
  db: Database,
  { words, others, order, limit }: Searching,
  most: number | null,
): Promise<number[]> {
  const walking = sql<{ id: number }>`
    select orders.id from (select orders.* from orders where ${others} order by ${order} limit ${most}) orders
    where ${sql.join(words.map(holds), sql` and `)} order by ${order} limit ${limit}`;
  const met = await plannedForValues(db, (held) => walking.execute(held));
  return met.rows.map(({ id }) => id);
}

/**
 * By the indexes, and one more than are few at most. It is cut off where letters that many orders hold lead to many. What
 * the list asks for besides is asked of these: another index would be a guess again.
 */
async function selectFound(
  db: Database,
  { words, others, order, limit }: Searching,
): Promise<{ many: number; ids: number[] }> {
  const finding = sql<{ many: number; ids: number[] }>`
    with found as materialized (
      select orders.* from orders where ${sql.join(words.map(isFoundBy), sql` and `)} limit ${FEW + 1})
    select (select count(*)::int from found) as many,
      array(select orders.id from found orders where ${others} order by ${order} limit ${limit}) as ids`;
  const found = await plannedForValues(db, (held) => finding.execute(held), { mostMs: SOON_MS });
  return found.rows[0] ?? { many: 0, ids: [] };
}
