// What things that entries of the log name by number or code are called.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { linesAskedBy } from './known-lines.ts';
import type { KnownLine } from './known-lines.ts';
import type { Fields } from './entry-fields.ts';
import type { KnownNames } from './value-words.ts';

export async function selectKnownNames(
  db: Database,
  entries: readonly { details: Fields }[],
): Promise<KnownNames> {
  const categories = await db.selectFrom('category').select(['id', 'name']).execute();
  const sites = await db.selectFrom('site').select(['code', 'name']).execute();
  return {
    categories: new Map(categories.map(({ id, name }) => [String(id), name])),
    sites: new Map(sites.map(({ code, name }) => [code, name])),
    lines: await selectLines(db, entries),
  };
}

async function selectLines(db: Database, entries: readonly { details: Fields }[]): Promise<KnownLine[]> {
  const { ids, numbers } = linesAskedBy(entries.map(({ details }) => details));
  if (ids.length === 0 && numbers.length === 0) return [];
  const found = await sql<KnownLine>`
    select line.id, orders.number, line.position, line.article_sku as sku, line.name
    from order_line line join orders on orders.id = line.order_id where line.id = any(${ids}::int[])
    union
    select line.id, orders.number, line.position, line.article_sku, line.name
    from orders join order_line line on line.order_id = orders.id where orders.number = any(${numbers}::text[])`.execute(
    db,
  );
  return found.rows;
}
