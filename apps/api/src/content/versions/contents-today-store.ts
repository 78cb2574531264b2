import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { isSoon } from './drafts-store.ts';

/** Keys are « kind identifier ». The latest first: it is gone on with. */
export function selectDrafts(db: Database): Promise<Waiting> {
  const columns = {
    key: sql`kind || ' ' || identifier`,
    title: sql`coalesce(nullif(title, ''), identifier)`,
    detail: sql`author`,
    at: sql`updated_at`,
  };
  return selectWaiting(db, columns, sql`content_draft order by updated_at desc, kind, identifier`);
}

/** Of each the moment that comes; the detail is `begins` or `ends`. */
export function selectDatedTexts(db: Database): Promise<Waiting> {
  const columns = {
    key: sql`kind || ' ' || identifier`,
    title: sql`coalesce(nullif(title, ''), identifier)`,
    detail: sql`what`,
    at: sql`moment`,
  };
  return selectWaiting(
    db,
    columns,
    sql`(
      select kind, identifier, title, 'begins' as what, publish_from as moment from content_version
      where is_waiting and ${isSoon(sql`publish_from`)}
      union all ${ending('content_page', 'page')} union all ${ending('content_block', 'block')}
    ) dated order by moment, kind, identifier`,
  );
}

const ending = (table: 'content_page' | 'content_block', kind: 'page' | 'block') => sql`
  select ${kind}::text, identifier, title, 'ends', publish_until from ${sql.table(table)}
  where is_active and ${isSoon(sql`publish_until`)}`;
