// What editors' links may lead to, by its name.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type FoundLink = { kind: 'category' | 'product'; label: string; path: string };

export async function selectLinks(
  db: Database,
  words: readonly string[],
  limit: number,
): Promise<FoundLink[]> {
  const holds = (text: string) =>
    sql`not exists (select from unnest(${[...words]}::text[]) word where strpos(${plain(text)}, word) = 0)`;
  const found = await sql<FoundLink>`
    (select 'category' as kind, name as label, url_path as path from category
      where parent_id is not null and ${holds('name')} order by level, name limit ${limit})
    union all
    (select 'product', name, url_key from product where ${holds("name || ' ' || sku")} order by name limit ${limit})`.execute(
    db,
  );
  return found.rows;
}

function plain(text: string): RawBuilder<unknown> {
  return sql`regexp_replace(normalize(lower(${sql.raw(text)}), NFD), '[\u0300-\u036f]', '', 'g')`;
}
