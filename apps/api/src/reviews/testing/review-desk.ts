// Reviews through the API, for tests.
import { sql } from 'kysely';
import { judgeReview } from '../operations/judge-review.ts';
import type { Judgement } from '../operations/judge-review.ts';
import type { ApiError } from '../../refusals/errors.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export type ShownReview = {
  id: string;
  nickname: string;
  created_at: string;
  average_rating: number;
  summary: string;
  text: string;
  status: string;
  ratings_breakdown: { name: string; value: string }[];
  product: { sku: string; name: string };
};

export type ShownReviews = {
  items: ShownReview[];
  page_info: { page_size: number; current_page: number; total_pages: number };
  total_count: number;
  rating_counts: { value: number; count: number }[];
};

export type ReviewedProduct = { review_count: number; rating_summary: number; reviews: ShownReviews };

type Written = { review: ShownReview | null; error: ApiError['extensions'] | undefined; message: string };

const REVIEW = `{ id nickname created_at average_rating summary text status
  ratings_breakdown { name value } product { sku name } }`;
const REVIEWS = `{ items ${REVIEW} page_info { page_size current_page total_pages } total_count
  rating_counts { value count } }`;
const WRITE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review ${REVIEW} } }`;

export type Draft = {
  sku?: string;
  nickname?: string;
  summary?: string;
  text?: string;
  ratings?: { id: string; value_id: string }[];
  recaptchaToken?: string;
};

export const FOUR_STARS = [{ id: 'MQ==', value_id: 'NA==' }];

export function reviewDesk(shop: ShopApi) {
  const good = {
    sku: 'P101000',
    nickname: 'Léa',
    summary: 'Couvre bien',
    text: 'Deux couches ont suffi sur un plafond ancien.',
    ratings: FOUR_STARS,
  };
  return {
    async write(draft: Draft, as?: string, clientAddress?: string): Promise<Written> {
      const variables = { input: { ...good, ...draft } };
      const { data, errors = [] } = await shop.send(WRITE, variables, {
        ...(as === undefined ? {} : { as }),
        ...(clientAddress === undefined ? {} : { clientAddress }),
      });
      const made = data?.['createProductReview'] as { review: ShownReview } | null | undefined;
      return {
        review: made?.review ?? null,
        error: errors[0]?.extensions,
        message: errors[0]?.message ?? '',
      };
    },
    async product(sku: string, page = ''): Promise<ReviewedProduct> {
      const { data } = await shop.send(
        `{ products(filter: { sku: { eq: "${sku}" } }) { items { review_count rating_summary reviews${page} ${REVIEWS} } } }`,
      );
      const found = data?.['products'] as { items: ReviewedProduct[] } | undefined;
      const only = found?.items[0];
      if (only === undefined) throw new Error(`No product ${sku}`);
      return only;
    },
    async own(as: string, page = ''): Promise<ShownReviews> {
      const { data } = await shop.send(`{ customerProductReview${page} ${REVIEWS} }`, {}, { as });
      return data?.['customerProductReview'] as ShownReviews;
    },
    judge: (id: number, to: Judgement) =>
      judgeReview(
        shop.db,
        {
          viewer: { kind: 'visitor' },
          clientAddress: 'poste de commande',
          requestId: 'essai',
          now: () => DEMO_DAY,
        },
        { id, to, author: 'essai' },
      ),
    /** As an operator would write it into the site's settings. */
    async setting(name: string, value: string): Promise<void> {
      await sql`update site set settings = jsonb_set(settings, ${`{${name}}`}::text[], ${JSON.stringify(value)}::jsonb)`.execute(
        shop.db,
      );
    },
    clearCounts: () => shop.db.deleteFrom('rate_counter').execute(),
  };
}
