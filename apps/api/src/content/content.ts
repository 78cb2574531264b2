// The door of the content capability: pages and blocks by identifier, safe to show.
import type { Database } from '../database/tables.ts';
import { selectBlocks, selectPage, selectPages } from './content-store.ts';
import { contentPageView } from './content-view.ts';
import type { ContentPageView } from './content-view.ts';
import { sanitiseContent } from './sanitise-content.ts';

export type ContentBlock = { identifier: string; title: string | null; content: string };

export async function findPage(db: Database, identifier: string): Promise<ContentPageView | undefined> {
  const page = await selectPage(db, identifier);
  return page && contentPageView({ ...page, content: safeHtml(page.content) });
}

export async function allPages(db: Database): Promise<ContentPageView[]> {
  const pages = await selectPages(db);
  return pages.map((page) => contentPageView({ ...page, content: safeHtml(page.content) }));
}

/** The active blocks among those named, in the order of the names. */
export async function findBlocks(db: Database, identifiers: readonly string[]): Promise<ContentBlock[]> {
  const wanted = [...new Set(identifiers)];
  if (wanted.length === 0) return [];
  const blocks = new Map((await selectBlocks(db, wanted)).map((block) => [block.identifier, block]));
  return wanted
    .map((identifier) => blocks.get(identifier))
    .filter((block) => block !== undefined)
    .map((block) => ({ ...block, content: safeHtml(block.content) }));
}

// The same few texts are served all day long; cleaning one costs more than reading it.
const CLEANED_TEXTS = 500;
const cleaned = new Map<string, string>();

/** Editors' HTML is cleaned when it is written and once more on its way out. */
export function safeHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const safe = sanitiseContent(html);
  if (cleaned.size >= CLEANED_TEXTS) cleaned.clear();
  cleaned.set(html, safe);
  return safe;
}
