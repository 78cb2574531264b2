import { productSkuOf, findProductOrParent } from '../../catalogue/catalogue.ts';
import type { ShownProduct } from '../../catalogue/catalogue.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { batched } from '../../concurrency/batched.ts';
import type { PageAsked, ShownAsked } from '../review-record.ts';
import type { ProductRating } from '../reviews.ts';
import { selectShown } from '../reviews-store.ts';
import { pageAmong, ratingCounts, reviewView } from '../reviews-view.ts';
import type { ReviewsView } from '../reviews-view.ts';

type Place = Pick<ReviewsContext, 'db' | 'site' | 'catalogue' | 'ratings' | 'log'>;

export async function productReview(
  context: Place,
  { sku, ...page }: PageAsked & { sku: string },
): Promise<ReviewsView> {
  const product = findProductOrParent(await context.catalogue(), sku);
  if (product === null) throw new Refusal('PRODUCT_NOT_FOUND');
  return shownReviews(context, product.sku, page);
}

/** Of a product in an answer, or of the product of an article. On failure the product is shown without reviews. */
export function reviewsOf(context: Place, view: ShownProduct, page: PageAsked): Promise<ReviewsView> {
  const none = {
    items: [],
    page_info: pageAmong(0, page).info,
    total_count: 0,
    rating_counts: ratingCounts(UNRATED.counts),
  };
  return orEmpty(shownReviews(context, productSkuOf(view), page), none, reportIn(context));
}

export function ratingOf(context: Place, view: ShownProduct): Promise<ProductRating> {
  return orEmpty(ratingOfSku(context, productSkuOf(view)), UNRATED, reportIn(context));
}

function reportIn({ log }: Place): (trouble: unknown) => void {
  return (trouble) => log.warn({ err: trouble }, 'reviews could not be read');
}

async function shownReviews(context: Place, sku: string | null, asked: PageAsked): Promise<ReviewsView> {
  const { count, counts } = await ratingOfSku(context, sku);
  const { offset, limit, info } = pageAmong(count, asked);
  const shown = sku === null || count === 0 ? [] : await readShown(context, { sku, offset, limit });
  const catalogue = await context.catalogue();
  return {
    items: shown.map((review) => reviewView(catalogue, review)),
    page_info: info,
    total_count: count,
    rating_counts: ratingCounts(counts),
  };
}

const UNRATED: ProductRating = { count: 0, average: 0, counts: [0, 0, 0, 0, 0] };

async function ratingOfSku({ site, ratings }: Place, sku: string | null): Promise<ProductRating> {
  if (sku === null || site.settings.product_reviews_enabled !== '1') return UNRATED;
  return (await ratings()).get(sku) ?? UNRATED;
}

/** One query for the reviews of all products of an answer. */
const readShown = batched(({ db }: Pick<ReviewsContext, 'db'>, asked: readonly ShownAsked[]) =>
  selectShown(db, asked),
);
