import type {
  ContentFamily,
  ContentItem,
  ContentList,
  ContentVersion,
  ContentVersionLine,
  QueryContentsArgs,
  QueryContentVersionArgs,
} from '@nuancier/contract/gestion-types.ts';
import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import type { Database } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { plainWords } from '../../text/plain-words.ts';
import type { ContentDeskContext } from '../content-context.ts';
import { itemView, summaryView, versionLineView, versionView } from '../versions/content-item-view.ts';
import type { ItemRecord } from '../versions/content-item-view.ts';
import { selectContents, selectDraft, selectStanding } from '../versions/drafts-store.ts';
import type { ContentAsked } from '../versions/drafts-store.ts';
import { selectLatest, selectVersion, selectVersions } from '../versions/versions-store.ts';

const LARGEST_PAGE = 100;
const LONGEST_SEARCH = 100;
const VERSIONS_SHOWN = 100;

const BANNERS = '(^|-)(banner|bandeau)(-|$)';
const MENUS = '(^|-)menu(-|$)|^footer-';

/** As `familyOf` sorts them. */
const FAMILIES: Readonly<Record<ContentFamily, NonNullable<ContentAsked['family']>>> = {
  page: { kind: 'page', names: '', isOthers: false },
  banner: { kind: 'block', names: BANNERS, isOthers: false },
  menu: { kind: 'block', names: MENUS, isOthers: false },
  block: { kind: 'block', names: `${BANNERS}|${MENUS}`, isOthers: true },
};

export async function contents(
  { db, staff }: ContentDeskContext,
  { family, work, search, after, pageSize }: QueryContentsArgs,
): Promise<ContentList> {
  entitled(staff, 'contents');
  const limit = pageSize ?? LARGEST_PAGE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const [kind, identifier] = (after ?? '').split(' ');
  const found = await selectContents(db, {
    ...contentsFilter({ family, work, search }),
    after: kind && identifier ? [kind, identifier] : null,
    limit: limit + 1,
  });
  const items = found.slice(0, limit).map(summaryView);
  const last = items.at(-1);
  return { items, next: found.length > limit && last ? `${last.kind} ${last.identifier}` : null };
}

type Asked = { [Name in 'family' | 'work' | 'search']: QueryContentsArgs[Name] | undefined };

export function contentsFilter({
  family,
  work,
  search,
}: Asked): Pick<ContentAsked, 'family' | 'work' | 'words'> {
  return {
    family: family == null ? null : FAMILIES[family],
    work: work ?? null,
    words: plainWords((search ?? '').slice(0, LONGEST_SEARCH)),
  };
}

export function contentItem(
  { db, staff }: ContentDeskContext,
  { kind, identifier }: { kind: ContentKind; identifier: string },
): Promise<ContentItem | null> {
  entitled(staff, 'contentItem');
  return itemNow(db, kind, identifier);
}

export async function contentVersion(
  { db, staff }: ContentDeskContext,
  { kind, identifier, version }: QueryContentVersionArgs,
): Promise<ContentVersion | null> {
  entitled(staff, 'contentVersion');
  const found = await selectVersion(db, kind, identifier, version);
  return found === undefined ? null : versionView(found);
}

export async function itemNow(
  db: Database,
  kind: ContentKind,
  identifier: string,
): Promise<ContentItem | null> {
  return itemView(kind, identifier, await recordNow(db, kind, identifier));
}

export async function recordNow(db: Database, kind: ContentKind, identifier: string): Promise<ItemRecord> {
  return {
    standing: await selectStanding(db, kind, identifier),
    draft: await selectDraft(db, kind, identifier),
    latest: await selectLatest(db, kind, identifier),
  };
}

/** Of an item that was read. */
export async function versionsOf(
  { db }: ContentDeskContext,
  { kind, identifier }: Pick<ContentItem, 'kind' | 'identifier'>,
): Promise<ContentVersionLine[]> {
  return (await selectVersions(db, kind, identifier, VERSIONS_SHOWN)).map(versionLineView);
}
