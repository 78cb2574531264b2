import type {
  MutationJudgeShopReviewArgs,
  QueryShopReviewsArgs,
  ReviewState,
  ShopReview,
  ShopReviewPage,
} from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Means } from '../../request/asking.ts';
import { readReason } from '../../request/read-reason.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import { typedWords } from '../../text/plain-words.ts';
import { selectDeskReview, selectDeskReviews } from '../desk-reviews-store.ts';
import { judgeReview } from '../operations/judge-review.ts';
import type { ReviewRecord } from '../review-record.ts';

type Context = StaffAsking & Means;

export const STATUS_OF = {
  attente: 'PENDING',
  publies: 'APPROVED',
  refuses: 'REJECTED',
} as const satisfies Record<ReviewState, ReviewStatus>;
const STATE_OF = {
  PENDING: 'attente',
  APPROVED: 'publies',
  REJECTED: 'refuses',
} as const satisfies Record<ReviewStatus, ReviewState>;
const USUAL = 30;
const MOST = 100;
const LONGEST_SEARCH = 100;

export function isReviewState(name: string): name is ReviewState {
  return Object.hasOwn(STATUS_OF, name);
}

export async function shopReviews(
  context: Context,
  { state, query, after, first }: QueryShopReviewsArgs,
): Promise<ShopReviewPage> {
  const { staff } = entitled(context.staff, 'shopReviews');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const words = typedWords((query ?? '').slice(0, LONGEST_SEARCH));
  const page = { status: STATUS_OF[state], words, after: after ? idOf(after) : null, limit: size + 1 };
  const found = await selectDeskReviews(context.db, page);
  const rows = found.slice(0, size);
  return {
    rows: rows.map((row) => reviewView(row, staff)),
    next: found.length > size ? String(rows.at(-1)?.id) : null,
  };
}

export async function shopReview(context: Context, id: string): Promise<ShopReview | null> {
  const { staff } = entitled(context.staff, 'shopReview');
  const review = await selectDeskReview(context.db, idOf(id));
  return review === undefined ? null : reviewView(review, staff);
}

/** A refusal takes somebody's words away from others: it says why. */
export async function judgeShopReview(
  context: Context,
  { id, read, accepted, reason }: MutationJudgeShopReviewArgs,
): Promise<ShopReview> {
  const { staff } = entitled(context.staff, 'judgeShopReview');
  const why = accepted ? undefined : readReason(reason ?? '');
  const to = accepted ? 'APPROVED' : 'REJECTED';
  const judged = await judgeReview(context.db, context, {
    id: idOf(id),
    from: STATUS_OF[read],
    to,
    author: staff.name,
    reason: why,
  });
  if (!judged.ok) throw new Refusal(judged.refusal === 'ALREADY_SO' ? 'REVIEW_JUDGED' : 'NO_SUCH_REVIEW');
  return reviewView(judged.value, staff);
}

function reviewView(review: ReviewRecord, staff: Staff): ShopReview {
  const { id, createdAt, status, productSku, productName, nickname, summary, text, rating } = review;
  return {
    id: String(id),
    at: createdAt.toISOString(),
    state: STATE_OF[status],
    product_sku: productSku,
    product_name: productName,
    nickname,
    summary,
    text,
    rating,
    may_judge: reachOf(staff, 'judgeShopReview') !== null,
  };
}

function idOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
