import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type TextsRow = {
  id: number;
  short_description: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
  attributes: unknown;
};

export async function selectTexts(db: Database, ids: readonly number[]): Promise<TextsRow[]> {
  const found = await sql<TextsRow>`
    select id, short_description, description, meta_title, meta_description, attributes
    from product where id = any(${ids}::integer[])`.execute(db);
  return found.rows;
}
