import type { CreateProductReviewInput } from '@nuancier/contract/api-types.ts';
import { reviewProblems, tidyReview } from '@nuancier/domain/reviews/review-draft.ts';
import type { ReviewWords } from '@nuancier/domain/reviews/review-draft.ts';
import { mayRewrite, REVIEW_STATUSES } from '@nuancier/domain/reviews/review-status.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { allowed } from '../../refusals/allowed.ts';
import { proveHuman } from '../../captcha/captcha.ts';
import { findProductOrParent } from '../../catalogue/catalogue.ts';
import { recordEvent } from '../../events/events.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { given } from '../../request/given.ts';
import { allowAll, hitsOf } from '../../rate-limit/rate-limit.ts';
import { writeReview } from '../reviews-store.ts';
import { reviewView, starsGiven } from '../reviews-view.ts';

const PER_CLIENT = { name: 'review-client', most: 10, perMs: HOUR_MS };
const PER_CUSTOMER = { name: 'review-customer', most: 20, perMs: 24 * HOUR_MS };
/** A visitor's first of the hour; from then on a proof is asked for. */
const WITHOUT_PROOF = 1;

const rewritable = REVIEW_STATUSES.filter(mayRewrite);

/** Hidden from everyone but its author until an operator has approved it. */
export async function createProductReview(
  context: Pick<ReviewsContext, 'now' | 'viewer' | 'clientAddress' | 'db' | 'site' | 'catalogue' | 'captcha'>,
  input: CreateProductReviewInput,
) {
  const { db, now, site } = context;
  const customerId = authorOf(context);
  if (site.settings.product_reviews_enabled !== '1') throw new Refusal('REVIEWS_CLOSED');
  const words = readWords(input);
  const rating = starsGiven(given(input.ratings));
  if (rating === null) throw new Refusal('REVIEW_RATING');
  const catalogue = await context.catalogue();
  const product = findProductOrParent(catalogue, input.sku);
  if (product === null) throw new Refusal('PRODUCT_NOT_FOUND');
  await keepCount(context, customerId, input.recaptchaToken);
  const { sku: productSku, name: productName } = product;
  const draft = { ...words, productSku, productName, customerId, rating, createdAt: now() };
  const review = await db.transaction().execute(async (transaction) => {
    const written = await writeReview(transaction, draft, rewritable);
    if (written === undefined) throw new Refusal('REVIEW_EXISTS');
    const data = { review_id: written.id, product_sku: productSku, rating };
    await recordEvent(transaction, { type: 'review.written', of: written.id, data }, now());
    return written;
  });
  return { review: reviewView(catalogue, review) };
}

/** Null for a visitor, where the site lets visitors write. */
function authorOf({ viewer, site }: Pick<ReviewsContext, 'viewer' | 'site'>): number | null {
  const asVisitor = viewer.kind === 'visitor' && site.settings.allow_guests_to_write_product_reviews === '1';
  return asVisitor ? null : allowed(viewer, 'write-review').customerId;
}

const refusals = {
  nickname: 'REVIEW_NICKNAME',
  summary: 'REVIEW_SUMMARY',
  text: 'REVIEW_TEXT',
} as const satisfies Record<keyof ReviewWords, string>;

function readWords({ nickname, summary, text }: CreateProductReviewInput): ReviewWords {
  const words = tidyReview({ nickname, summary, text });
  const problems = reviewProblems(words);
  for (const field of ['nickname', 'summary', 'text'] as const) {
    if (problems[field]?.kind === 'link') throw new Refusal('REVIEW_LINK');
    if (problems[field]) throw new Refusal(refusals[field]);
  }
  return words;
}

async function keepCount(
  context: Pick<ReviewsContext, 'now' | 'clientAddress' | 'db' | 'captcha'>,
  customerId: number | null,
  token: string | null | undefined,
): Promise<void> {
  const { db, now, clientAddress } = context;
  const fromHere = { ...PER_CLIENT, key: clientAddress };
  const risky = customerId === null && (await hitsOf(db, fromHere, now())) >= WITHOUT_PROOF;
  await proveHuman(context, { action: 'review', token, risky });
  const limits = customerId === null ? [fromHere] : [fromHere, { ...PER_CUSTOMER, key: String(customerId) }];
  if (!(await allowAll(db, limits, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
}
