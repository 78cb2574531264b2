import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

type FoundText = {
  kind: 'page' | 'block';
  identifier: string;
  html: string;
  isShown: boolean;
  changedAt: Date;
};

/** As the shop shows them now, or as they wait where it shows them to nobody. */
export async function selectLegalTexts(db: Database, identifiers: readonly string[]): Promise<FoundText[]> {
  const found = await sql<FoundText>`
    select 'page' as kind, page.identifier, coalesce(shown.content, page.content) as html,
      shown.identifier is not null as "isShown", page.updated_at as "changedAt"
    from content_page page left join content_page_now shown on shown.identifier = page.identifier
    where page.identifier = any(${[...identifiers]}::text[])
    union all
    select 'block', block.identifier, coalesce(shown.content, block.content),
      shown.identifier is not null, block.updated_at
    from content_block block left join content_block_now shown on shown.identifier = block.identifier
    where block.identifier = any(${[...identifiers]}::text[])`.execute(db);
  return found.rows;
}
