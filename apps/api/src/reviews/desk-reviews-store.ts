import { sql } from 'kysely';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import { plannedForValues } from '../database/statements/planned-for-values.ts';
import type { Database } from '../database/tables.ts';
import type { ReviewRecord } from './review-record.ts';

const REVIEW = sql`id, product_sku as "productSku", product_name as "productName", customer_id as "customerId",
  nickname, summary, body as text, rating, status, created_at as "createdAt" from product_review`;

const WORDS = sql`plain_words(concat_ws(' ', product_sku, product_name, nickname, summary, body))`;

export type ReviewsAsked = {
  status: ReviewStatus;
  words: readonly string[];
  after: number | null;
  limit: number;
};

/** Those that wait from the oldest on, the others from the newest. */
export async function selectDeskReviews(
  db: Database,
  { status, words, after, limit }: ReviewsAsked,
): Promise<ReviewRecord[]> {
  const [way, beyond] = status === 'PENDING' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const place =
    after === null
      ? sql`true`
      : sql`(created_at, id) ${beyond} (select created_at, id from product_review where id = ${after})`;
  const tests = [
    sql`status = ${status}`,
    place,
    ...words.map((word) => sql`strpos(${WORDS}, plain_words(${word})) > 0`),
  ];
  const reading = sql<ReviewRecord>`
    select ${REVIEW} where ${sql.join(tests, sql` and `)}
    order by created_at ${way}, id ${way} limit ${limit}`;
  const found = await plannedForValues(db, (held) => reading.execute(held));
  return found.rows;
}

export async function selectDeskReview(db: Database, id: number): Promise<ReviewRecord | undefined> {
  const found = await sql<ReviewRecord>`select ${REVIEW} where id = ${id}`.execute(db);
  return found.rows[0];
}
