// Words among all orders, the newest first. Two ways lead there: orders one by one in their order, which is quick for what
// many of them hold, and the index of words, which is quick for what few do. Which it is shows only on the way; the
// database, asked to guess, walks through ten million orders for a name that seven of them bear.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { holds } from './desk-search-store.ts';

export type Searching = {
  words: readonly string[];
  /** what the list asks for besides */
  others: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
};

/** A name that one order in twenty bears fills its page from so many. */
const FIRST_WALK = 1_000;
/** More than these are many: a page of them is soon together. */
const FEW = 10_000;
const SOON_MS = 2_000;
/** A number, a telephone, an article: of few orders. */
const CODE = /\d{4}/;

export async function searchNewest<Row>(
  db: Database,
  read: (wanted: RawBuilder<unknown>) => Promise<Row[]>,
  searching: Searching,
): Promise<Row[]> {
  if (!searching.words.some((word) => CODE.test(word))) {
    const near = await read(walked(searching, FIRST_WALK));
    if (near.length === searching.limit) return near;
  }
  const found = await orEmpty(selectFound(db, searching.words), null, () => {});
  if (found === null || found.length > FEW) return read(walked(searching, null));
  return read(sql`${searching.others} and orders.id = any(${found}::int[])`);
}

/** Those with the words among the next so many in order, or among all; as many as the page takes. */
function walked({ words, others, order, limit }: Searching, most: number | null): RawBuilder<unknown> {
  return sql`orders.id = any(array(
    select orders.id from (select orders.* from orders where ${others} order by ${order} limit ${most}) orders
    where ${sql.join(words.map(holds), sql` and `)} limit ${limit}))`;
}

/** By the index, and one more than are few at most. It is cut off where letters that many orders hold lead to many. */
async function selectFound(db: Database, words: readonly string[]): Promise<number[]> {
  const finding = sql<{ id: number }>`
    select orders.id from orders where ${sql.join(words.map(holds), sql` and `)} limit ${FEW + 1}`;
  const found = await plannedForValues(db, (held) => finding.execute(held), { mostMs: SOON_MS });
  return found.rows.map(({ id }) => id);
}
