import type {
  ContentItem,
  ContentFields as FieldsShape,
  ContentSummary,
  ContentVersion,
  ContentVersionLine,
} from '@nuancier/contract/gestion-types.ts';
import { familyOf } from '@nuancier/domain/content/content-item.ts';
import type { ContentFields, ContentKind } from '@nuancier/domain/content/content-item.ts';
import { safeHtml } from '../content.ts';
import type { DraftRecord, Summary } from './drafts-store.ts';
import type { LatestVersion, VersionLine, VersionRecord } from './versions-store.ts';

export function summaryView(item: Summary): ContentSummary {
  const { kind, identifier, title, draft_by, draft_at, publishes_at, ends_at } = item;
  return {
    kind,
    identifier,
    title,
    family: familyOf(kind, identifier),
    state: stateOf(item.is_published, item.is_shown),
    draft_by,
    draft_at: draft_at?.toISOString() ?? null,
    publishes_at: publishes_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  };
}

export type ItemRecord = {
  standing: { fields: ContentFields; isShown: boolean; endsAt: Date | null } | undefined;
  draft: DraftRecord | undefined;
  latest: LatestVersion | undefined;
};

/** Null where there is neither a draft nor anything published. Its versions and who holds it are read where they are asked for. */
export function itemView(kind: ContentKind, identifier: string, record: ItemRecord): ContentItem | null {
  const { standing, draft } = record;
  const fields = draft ?? standing?.fields;
  if (fields === undefined) return null;
  return {
    kind,
    identifier,
    family: familyOf(kind, identifier),
    state: stateOf(standing !== undefined, standing?.isShown ?? false),
    fields: fieldsView(fields),
    ends_at: standing?.endsAt?.toISOString() ?? null,
    has_draft: draft !== undefined,
    draft_by: draft?.author ?? null,
    draft_at: draft?.updated_at.toISOString() ?? null,
    read: markOf(record),
    versions: [],
    held: null,
  };
}

/** What was before the editor: the version of then, and the draft of then upon it. */
export function markOf({ draft, latest }: Pick<ItemRecord, 'draft' | 'latest'>): string {
  const version = `v${latest?.version ?? 0}`;
  return draft === undefined ? version : `d${draft.updated_at.getTime()}${version}`;
}

export function versionView(record: VersionRecord): ContentVersion {
  return { ...versionLineView(record), fields: fieldsView({ ...record, title: record.title ?? '' }) };
}

export function versionLineView(line: VersionLine): Omit<ContentVersionLine, '__typename'> {
  const { version, at, author, publish_from, publish_until, is_waiting } = line;
  return {
    version,
    at: at.toISOString(),
    author,
    publish_from: publish_from?.toISOString() ?? null,
    publish_until: publish_until?.toISOString() ?? null,
    is_waiting,
  };
}

function stateOf(isPublished: boolean, isShown: boolean): ContentItem['state'] {
  if (!isPublished) return 'draft';
  return isShown ? 'published' : 'hidden';
}

function fieldsView(fields: ContentFields): FieldsShape {
  const { title, content_heading, content, meta_title, meta_description, meta_keywords, is_active } = fields;
  return {
    title,
    content_heading,
    content: safeHtml(content),
    meta_title,
    meta_description,
    meta_keywords,
    is_active,
  };
}
