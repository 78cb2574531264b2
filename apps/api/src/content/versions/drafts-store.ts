// What editors work on: lists of pages and blocks, and drafts.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ContentWork } from '@nuancier/contract/gestion-types.ts';
import type { ContentFields, ContentKind } from '@nuancier/domain/content/content-item.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type Summary = {
  kind: ContentKind;
  identifier: string;
  title: string | null;
  is_published: boolean;
  is_shown: boolean;
  draft_by: string | null;
  draft_at: Date | null;
  publishes_at: Date | null;
  ends_at: Date | null;
};

export type ContentAsked = {
  /** kinds and names that count as this family; null: all */
  family: { kind: ContentKind; names: string; isOthers: boolean } | null;
  work: ContentWork | null;
  words: readonly string[];
  /** read on behind « kind identifier » */
  after: readonly [string, string] | null;
  limit: number;
};

const ITEMS = sql`(
  select 'page' as kind, identifier, title, content, true as is_published, publish_until from content_page
  union all
  select 'block', identifier, title, content, true, publish_until from content_block
  union all
  select kind, identifier, title, content, false, null from content_draft draft
  where not exists (select from content_page page where draft.kind = 'page' and page.identifier = draft.identifier)
    and not exists (select from content_block block where draft.kind = 'block' and block.identifier = draft.identifier)
) item`;

const PLAIN = sql`regexp_replace(normalize(lower(concat_ws(' ', item.identifier, item.title, item.content)), NFD),
  '[\u0300-\u036f]', '', 'g')`;

export async function selectContents(db: Database, asked: ContentAsked): Promise<Summary[]> {
  const { family, work, words, after, limit } = asked;
  const named = family === null ? sql`true` : sql`item.identifier ~ ${family.names}`;
  const inFamily =
    family === null
      ? sql`true`
      : sql`item.kind = ${family.kind} and ${family.isOthers ? sql`not (${named})` : named}`;
  const found = await sql<Summary>`
    select item.kind, item.identifier, coalesce(draft.title, item.title) as title, item.is_published,
      case item.kind when 'page' then exists (select from content_page_now where identifier = item.identifier)
        else exists (select from content_block_now where identifier = item.identifier) end as is_shown,
      draft.author as draft_by, draft.updated_at as draft_at, item.publish_until as ends_at,
      (select min(publish_from) from content_version waiting where waiting.is_waiting and waiting.kind = item.kind
        and waiting.identifier = item.identifier and waiting.publish_from > now()) as publishes_at
    from ${ITEMS} left join content_draft draft on draft.kind = item.kind and draft.identifier = item.identifier
    where ${inFamily} and ${inWork(work)}
      and not exists (select from unnest(${[...words]}::text[]) word where strpos(${PLAIN}, word) = 0)
      and (${after === null} or (item.kind, item.identifier) > (${after?.[0] ?? ''}, ${after?.[1] ?? ''}))
    order by item.kind, item.identifier limit ${limit}`.execute(db);
  return found.rows;
}

/** Texts that begin or end soon are those of a week. */
export const isSoon = (moment: RawBuilder<unknown>) =>
  sql`(${moment} > now() and ${moment} < now() + interval '7 days')`;

function inWork(work: ContentWork | null): RawBuilder<unknown> {
  switch (work) {
    case null:
      return sql`true`;
    case 'brouillons':
      return sql`draft.identifier is not null`;
    case 'dates':
      return sql`(${isSoon(sql`item.publish_until`)} or exists (
        select from content_version waiting where waiting.is_waiting and waiting.kind = item.kind
          and waiting.identifier = item.identifier and ${isSoon(sql`waiting.publish_from`)}))`;
  }
}

export type DraftRecord = ContentFields & { updated_at: Date; author: string };

export async function selectDraft(
  db: Database,
  kind: ContentKind,
  identifier: string,
): Promise<DraftRecord | undefined> {
  const found = await sql<DraftRecord>`
    select updated_at, author, title, content_heading, content, meta_title, meta_description, meta_keywords, is_active
    from content_draft where kind = ${kind} and identifier = ${identifier}`.execute(db);
  return found.rows[0];
}

/** What stands in the shop, shown or not. */
export async function selectStanding(
  db: Database,
  kind: ContentKind,
  identifier: string,
): Promise<{ fields: ContentFields; isShown: boolean; endsAt: Date | null } | undefined> {
  const found =
    kind === 'page'
      ? await sql<StandingRow>`
          select page.title, page.content_heading, page.content, page.meta_title, page.meta_description,
            page.meta_keywords, page.is_active,
            exists (select from content_page_now where identifier = page.identifier) as shown,
            ${endOf(sql`page`)} as ends_at
          from content_page page left join lateral due_content('page', page.identifier) due on true
          where page.identifier = ${identifier}`.execute(db)
      : await sql<StandingRow>`
          select coalesce(block.title, '') as title, null as content_heading, block.content, null as meta_title,
            null as meta_description, null as meta_keywords, block.is_active,
            exists (select from content_block_now where identifier = block.identifier) as shown,
            ${endOf(sql`block`)} as ends_at
          from content_block block left join lateral due_content('block', block.identifier) due on true
          where block.identifier = ${identifier}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const { shown, ends_at: endsAt, ...fields } = row;
  return { fields, isShown: shown, endsAt };
}

type StandingRow = ContentFields & { shown: boolean; ends_at: Date | null };

/** Of what is shown now: of the publication that came due last, where there is one. */
function endOf(item: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql`case when due.id is null then ${item}.publish_until else due.publish_until end`;
}

/** One at a time on an item: whoever comes second reads what the first wrote. */
export async function lockContent(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${kind} ${identifier}`}))`.execute(db);
}

export async function upsertDraft(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
  draft: { fields: ContentFields; staffId: number; author: string; now: Date },
): Promise<void> {
  const { fields, staffId, author, now } = draft;
  const row = { ...fields, updated_at: now, staff_id: staffId, author };
  await db
    .insertInto('content_draft')
    .values({ kind, identifier, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'identifier']).doUpdateSet(row))
    .execute();
}

export async function deleteDraft(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('content_draft')
    .where('kind', '=', kind)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
