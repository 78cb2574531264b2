import type { ReviewWords } from '@nuancier/domain/reviews/review-draft.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A review as the merchant's former shop has it. */
export type ReviewRow = ReviewWords & {
  product_sku: string;
  /** null: written without an account */
  email: string | null;
  rating: number;
  status: ReviewStatus;
  created_at: Date;
};

type Known = { products: ReadonlySet<string>; emails: ReadonlySet<string> };

export async function selectKnown(db: Database, rows: readonly ReviewRow[]): Promise<Known> {
  const skus = rows.map((row) => row.product_sku);
  const emails = rows.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const products = await sql<{ sku: string }>`
    select sku from product where sku = any(${skus}::text[])`.execute(db);
  const customers = await sql<{ email: string }>`
    select lower(email::text) as email from customer
    where lower(email::text) = any(${emails}::text[])`.execute(db);
  return {
    products: new Set(products.rows.map(({ sku }) => sku)),
    emails: new Set(customers.rows.map(({ email }) => email)),
  };
}

/** How many were new: an existing one, by author or by text, is left as it is. */
export async function insertReviews(db: Database, rows: readonly ReviewRow[]): Promise<number> {
  const written = await sql<{ count: number }>`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        product_sku text, email text, nickname text, summary text, text text, rating smallint, status text,
        created_at timestamptz)
    ), written as (
      insert into product_review (product_sku, product_name, customer_id, nickname, summary, body, rating, status,
        created_at, judged_at)
      select row.product_sku, product.name, customer.id, row.nickname, row.summary, row.text, row.rating, row.status,
        row.created_at, case when row.status = 'PENDING' then null else row.created_at end
      from row join product on product.sku = row.product_sku
        left join customer on lower(customer.email::text) = lower(row.email)
      where not exists (
        select 1 from product_review known
        where known.product_sku = row.product_sku and known.customer_id is null and customer.id is null
          and known.nickname = row.nickname and known.body = row.text)
      order by row.created_at, row.product_sku, row.nickname
      on conflict (customer_id, product_sku) do nothing
      returning 1
    )
    select count(*)::int as count from written`.execute(db);
  return written.rows[0]?.count ?? 0;
}
