import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { selectWaiting } from '../request/waiting-store.ts';
import type { Waiting } from '../request/waiting-store.ts';

export function selectPendingReviews(db: Database): Promise<Waiting> {
  const columns = {
    key: sql`id`,
    title: sql`product_name`,
    detail: sql`summary`,
    at: sql`created_at`,
  };
  return selectWaiting(db, columns, sql`product_review where status = 'PENDING' order by created_at, id`);
}
