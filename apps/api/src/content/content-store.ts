import type { Database } from '../database/tables.ts';

export function selectPage(db: Database, identifier: string) {
  return db
    .selectFrom('content_page')
    .select([
      'identifier',
      'title',
      'content',
      'content_heading',
      'meta_title',
      'meta_description',
      'meta_keywords',
    ])
    .where('identifier', '=', identifier)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export function selectPages(db: Database) {
  return db
    .selectFrom('content_page')
    .select([
      'identifier',
      'title',
      'content',
      'content_heading',
      'meta_title',
      'meta_description',
      'meta_keywords',
    ])
    .where('is_active', '=', true)
    .orderBy('identifier')
    .execute();
}

export function selectBlocks(db: Database, identifiers: readonly string[]) {
  return db
    .selectFrom('content_block')
    .select(['identifier', 'title', 'content'])
    .where('identifier', 'in', identifiers)
    .where('is_active', '=', true)
    .execute();
}
