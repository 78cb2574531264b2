import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import { upsertCounting, type Upserted, type UpsertTarget } from '../database/upsert-rows.ts';
import type { Database } from '../database/tables.ts';
import { insertVersions } from './versions/versions-store.ts';

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

/** By whom, and until when it is shown; a file has no name, and leaves an end as it is. */
export type Publication = { staffId: number | null; name: string; until?: Date | null };
const FILE: Publication = { staffId: null, name: 'Fichier' };

/** The one way in, of files and of the back office: what is written is a version, and takes the place of what was due. */
export async function upsertContent(
  db: Database,
  pages: readonly ContentPageRow[],
  blocks: readonly ContentBlockRow[],
  by: Publication = FILE,
): Promise<Pick<Upserted, 'changed' | 'added'>> {
  const ofPages = await upsertCounting(db, PAGE, pages);
  const ofBlocks = await upsertCounting(db, BLOCK, blocks);
  await followed(db, 'page', { given: pages, written: ofPages.keys, by });
  await followed(db, 'block', { given: blocks, written: ofBlocks.keys, by });
  return { changed: ofPages.changed + ofBlocks.changed, added: ofPages.added + ofBlocks.added };
}

type Written = { given: readonly { identifier: string }[]; written: readonly string[]; by: Publication };

/** A file makes versions of what it changes; whoever publishes makes one in any case. */
async function followed(db: Database, kind: ContentKind, { given, written, by }: Written): Promise<void> {
  const { until } = by;
  if (until === undefined) return insertVersions(db, kind, written, by);
  const identifiers = given.map(({ identifier }) => identifier);
  if (identifiers.length > 0)
    await db
      .updateTable(kind === 'page' ? 'content_page' : 'content_block')
      .set({ publish_until: until })
      .where('identifier', 'in', identifiers)
      .execute();
  await insertVersions(db, kind, identifiers, by);
}
