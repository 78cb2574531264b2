// Shops of one test process hold the same catalogue until a test changes it: it is read once for all of them.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { readSearchIndex } from '../search/search.ts';
import type { ReadSearchIndex, SearchIndex } from '../search/search.ts';
import { textIndexerHere } from './text-indexer-here.ts';

/** What a reading names; the test beside holds the list complete. */
export const TABLES_READ = [
  'article',
  'category',
  'colour',
  'price_history',
  'product',
  'product_category',
  'product_link',
  'product_picture',
  'product_replacement',
  'public_price',
  'search_pin',
  'search_synonym',
  'tint_supplement',
] as const;

const known = new Map<string, SearchIndex>();
const MOST_KNOWN = 4;

export const readSharedIndex: ReadSearchIndex = async (db, publicUrl, day, givenUp) => {
  const key = async () => JSON.stringify([publicUrl, day, await markOfState(db)]);
  const before = await key();
  const shared = known.get(before);
  if (shared !== undefined) return ownCopy(shared);
  const index = await readSearchIndex(db, publicUrl, day, givenUp, null, textIndexerHere);
  // What was written while it was read belongs to one shop alone.
  if ((await key()) === before) remember(before, index);
  return ownCopy(index);
};

/** What a shop keeps about its catalogue hangs on these two: nobody else may find it there. */
const ownCopy = (index: SearchIndex): SearchIndex => ({ ...index, catalogue: { ...index.catalogue } });

function remember(key: string, index: SearchIndex): void {
  known.set(key, index);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? key);
}

/** Transactions are numbered for the whole server: a row written since the copy was made carries a number of its own. */
async function markOfState(db: Database): Promise<unknown> {
  const states = TABLES_READ.map(
    (table) => sql`select count(*), max(xmin::text::bigint) from ${sql.table(table)}`,
  );
  const found = await sql`${sql.join(states, sql` union all `)}`.execute(db);
  return found.rows;
}
