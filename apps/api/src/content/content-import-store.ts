import { upsertCounting, type Upserted, type UpsertTarget } from '../database/upsert-rows.ts';
import type { Database } from '../database/tables.ts';

export type ContentPageRow = {
  identifier: string;
  title: string;
  content_heading: string | null;
  content: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  is_active: boolean;
};

export type ContentBlockRow = {
  identifier: string;
  title: string | null;
  content: string;
  is_active: boolean;
};

const PAGE: UpsertTarget<ContentPageRow> = {
  table: 'content_page',
  key: ['identifier'],
  columns: {
    identifier: 'text',
    title: 'text',
    content_heading: 'text',
    content: 'text',
    meta_title: 'text',
    meta_description: 'text',
    meta_keywords: 'text',
    is_active: 'boolean',
  },
  touch: { updated_at: 'now()' },
};

const BLOCK: UpsertTarget<ContentBlockRow> = {
  table: 'content_block',
  key: ['identifier'],
  columns: { identifier: 'text', title: 'text', content: 'text', is_active: 'boolean' },
  touch: { updated_at: 'now()' },
};

export async function upsertContent(
  db: Database,
  pages: readonly ContentPageRow[],
  blocks: readonly ContentBlockRow[],
): Promise<Pick<Upserted, 'changed' | 'added'>> {
  const ofPages = await upsertCounting(db, PAGE, pages);
  const ofBlocks = await upsertCounting(db, BLOCK, blocks);
  return { changed: ofPages.changed + ofBlocks.changed, added: ofPages.added + ofBlocks.added };
}
