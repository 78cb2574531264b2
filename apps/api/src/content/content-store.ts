// What readers see now: publications that have come due count, those that have ended do not.
import type { Database } from '../database/tables.ts';

export function selectPage(db: Database, identifier: string) {
  return db
    .selectFrom('content_page_now')
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
    .executeTakeFirst();
}

export function selectPages(db: Database) {
  return db
    .selectFrom('content_page_now')
    .select([
      'identifier',
      'title',
      'content',
      'content_heading',
      'meta_title',
      'meta_description',
      'meta_keywords',
    ])
    .orderBy('identifier')
    .execute();
}

export function selectBlocks(db: Database, identifiers: readonly string[]) {
  return db
    .selectFrom('content_block_now')
    .select(['identifier', 'title', 'content'])
    .where('identifier', 'in', identifiers)
    .execute();
}
