import type { RatingCounts } from '@nuancier/domain/reviews/review-rating.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { NewReview, ReviewRecord, ShownAsked } from './review-record.ts';

const COLUMNS = sql.raw(
  `id, product_sku as "productSku", product_name as "productName", customer_id as "customerId", nickname, summary,
  body as text, rating, status, created_at as "createdAt"`,
);

export type RatedProduct = { sku: string; counts: RatingCounts };

/** Every product that has approved reviews. */
export async function selectRatings(db: Database): Promise<RatedProduct[]> {
  const found = await sql<{
    sku: string;
    one: number;
    two: number;
    three: number;
    four: number;
    five: number;
  }>`
    select product_sku as sku,
      count(*) filter (where rating = 1)::int as one, count(*) filter (where rating = 2)::int as two,
      count(*) filter (where rating = 3)::int as three, count(*) filter (where rating = 4)::int as four,
      count(*) filter (where rating = 5)::int as five
    from product_review where status = 'APPROVED' group by product_sku`.execute(db);
  return found.rows.map(({ sku, one, two, three, four, five }) => ({
    sku,
    counts: [one, two, three, four, five],
  }));
}

/** Of each product those from `offset` on, at most `limit`, the newest first. */
export async function selectShown(db: Database, asked: readonly ShownAsked[]): Promise<ReviewRecord[][]> {
  const found = await sql<ReviewRecord & { rank: number }>`
    select asked.rank::int as rank, shown.* from unnest(
      ${asked.map(({ sku }) => sku)}::text[],
      ${asked.map(({ offset }) => offset)}::int[],
      ${asked.map(({ limit }) => limit)}::int[]
    ) with ordinality as asked (sku, skipped, most, rank)
    cross join lateral (
      select ${COLUMNS} from product_review
      where product_sku = asked.sku and status = 'APPROVED'
      order by created_at desc, id desc offset asked.skipped limit asked.most
    ) as shown
    order by "createdAt" desc, id desc`.execute(db);
  const byRank = Map.groupBy(found.rows, ({ rank }) => rank);
  return asked.map((_, at) => byRank.get(at + 1) ?? []);
}

export async function selectOwn(
  db: Database,
  customerId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReviewRecord[]> {
  const found = await sql<ReviewRecord>`
    select ${COLUMNS} from product_review where customer_id = ${customerId}
    order by created_at desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return found.rows;
}

export async function countOwn(db: Database, customerId: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from product_review where customer_id = ${customerId}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/** Undefined when the customer already has one of this product that may not be written anew. */
export async function writeReview(
  db: Database,
  review: NewReview,
  rewritable: readonly ReviewStatus[],
): Promise<ReviewRecord | undefined> {
  const { productSku, productName, customerId, nickname, summary, text, rating, createdAt } = review;
  const written = await sql<ReviewRecord>`
    insert into product_review
      (product_sku, product_name, customer_id, nickname, summary, body, rating, created_at)
    values (${productSku}, ${productName}, ${customerId}, ${nickname}, ${summary}, ${text}, ${rating}, ${createdAt})
    on conflict (customer_id, product_sku) do update set
      product_name = excluded.product_name, nickname = excluded.nickname, summary = excluded.summary,
      body = excluded.body, rating = excluded.rating, created_at = excluded.created_at,
      status = 'PENDING', judged_at = null
    where product_review.status = any(${rewritable}::text[])
    returning ${COLUMNS}`.execute(db);
  return written.rows[0];
}

/** The oldest first: the longest wait is moderated first. */
export async function selectByStatus(
  db: Database,
  status: ReviewStatus,
  limit: number,
): Promise<ReviewRecord[]> {
  const found = await sql<ReviewRecord>`
    select ${COLUMNS} from product_review where status = ${status}
    order by created_at, id limit ${limit}`.execute(db);
  return found.rows;
}

/** Undefined when there is no such review. */
export async function lockReview(db: Database, id: number): Promise<ReviewRecord | undefined> {
  const found = await sql<ReviewRecord>`
    select ${COLUMNS} from product_review where id = ${id} for update`.execute(db);
  return found.rows[0];
}

export async function judgeReview(db: Database, id: number, status: ReviewStatus, now: Date): Promise<void> {
  await db.updateTable('product_review').set({ status, judged_at: now }).where('id', '=', id).execute();
}
