// Versions of pages and blocks: what was published, what is to be, and the one draft of each.
import { sql } from 'kysely';
import type { ContentFields, ContentKind } from '@nuancier/domain/content/content-item.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type VersionLine = {
  version: number;
  at: Date;
  author: string;
  publish_from: Date | null;
  publish_until: Date | null;
  is_waiting: boolean;
};
export type VersionRecord = VersionLine & Omit<ContentFields, 'title'> & { title: string | null };
export type LatestVersion = Pick<VersionLine, 'version' | 'author' | 'at'>;

type Author = { staffId: number | null; name: string };

const NEXT = sql`coalesce((select max(version) from content_version held
  where held.kind = written.kind and held.identifier = written.identifier), 0) + 1`;

/** As they stand now; what was due before is let go: this came later. */
export async function insertVersions(
  db: Database,
  kind: ContentKind,
  identifiers: readonly string[],
  { staffId, name }: Author,
): Promise<void> {
  if (identifiers.length === 0) return;
  await sql`
    update content_version set is_waiting = false
    where is_waiting and kind = ${kind} and identifier = any(${[...identifiers]}::text[]) and publish_from <= now()`.execute(
    db,
  );
  const standing =
    kind === 'page'
      ? sql`select 'page' as kind, identifier, title, content_heading, content, meta_title, meta_description,
          meta_keywords, is_active, publish_until from content_page`
      : sql`select 'block' as kind, identifier, title, null as content_heading, content, null as meta_title,
          null as meta_description, null as meta_keywords, is_active, publish_until from content_block`;
  await sql`
    insert into content_version (kind, identifier, version, staff_id, author, title, content_heading, content,
      meta_title, meta_description, meta_keywords, is_active, publish_until)
    select kind, identifier, ${NEXT}, ${staffId}::int, ${name}, title, content_heading, content, meta_title,
      meta_description, meta_keywords, is_active, publish_until
    from (${standing}) written where identifier = any(${[...identifiers]}::text[])`.execute(db);
}

/** Shown from its moment on; until then what stands stays. */
export async function insertWaiting(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
  waiting: { fields: ContentFields; from: Date; until: Date | null; author: Author },
): Promise<void> {
  const { fields, from, until, author } = waiting;
  const { title, content_heading, content, meta_title, meta_description, meta_keywords, is_active } = fields;
  await sql`
    insert into content_version (kind, identifier, version, staff_id, author, title, content_heading, content,
      meta_title, meta_description, meta_keywords, is_active, publish_from, publish_until, is_waiting)
    select kind, identifier, ${NEXT}, ${author.staffId}::int, ${author.name}, ${title}, ${content_heading}, ${content},
      ${meta_title}, ${meta_description}, ${meta_keywords}, ${is_active}, ${from}, ${until}::timestamptz, true
    from (select ${kind}::text as kind, ${identifier}::text as identifier) written`.execute(db);
}

export async function cancelWaiting(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
  version: number,
): Promise<boolean> {
  const gone = await sql`
    update content_version set is_waiting = false
    where is_waiting and kind = ${kind} and identifier = ${identifier} and version = ${version}
      and publish_from > now()`.execute(db);
  return (gone.numAffectedRows ?? 0n) > 0n;
}

export async function selectLatest(
  db: Database,
  kind: ContentKind,
  identifier: string,
): Promise<LatestVersion | undefined> {
  const found = await sql<LatestVersion>`
    select version, author, at from content_version where kind = ${kind} and identifier = ${identifier}
    order by version desc limit 1`.execute(db);
  return found.rows[0];
}

/** The latest first, without their texts. */
export async function selectVersions(
  db: Database,
  kind: ContentKind,
  identifier: string,
  limit: number,
): Promise<VersionLine[]> {
  const found = await sql<VersionLine>`
    select version, at, author, publish_from, publish_until, is_waiting from content_version where kind = ${kind} and identifier = ${identifier}
    order by version desc limit ${limit}`.execute(db);
  return found.rows;
}

export async function selectVersion(
  db: Database,
  kind: ContentKind,
  identifier: string,
  version: number,
): Promise<VersionRecord | undefined> {
  const found = await sql<VersionRecord>`
    select version, at, author, title, content_heading, content, meta_title, meta_description, meta_keywords, is_active,
      publish_from, publish_until, is_waiting
    from content_version where kind = ${kind} and identifier = ${identifier} and version = ${version}`.execute(
    db,
  );
  return found.rows[0];
}
