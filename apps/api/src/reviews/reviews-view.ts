import type {
  ProductReview,
  ProductReviewRatingsMetadata,
  ReviewRatingCount,
  SearchResultPageInfo,
} from '@nuancier/contract/api-types.ts';
import { hundredths, RATINGS } from '@nuancier/domain/reviews/review-rating.ts';
import type { RatingCounts } from '@nuancier/domain/reviews/review-rating.ts';
import { findProduct, viewOfGoneArticle, viewsOfProducts } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { magentoUid } from '../text/magento-uid.ts';
import type { PageAsked, ReviewRecord } from './review-record.ts';

type ReviewedProduct = ReturnType<typeof viewsOfProducts>[number] | ReturnType<typeof viewOfGoneArticle>;

type ReviewView = Omit<ProductReview, 'product'> & { product: ReviewedProduct };

export type ReviewsView = {
  items: ReviewView[];
  page_info: SearchResultPageInfo;
  total_count: number;
  rating_counts: ReviewRatingCount[];
};

const RATING = { id: magentoUid(1), name: 'Rating' };

export const ratingsMetadata: ProductReviewRatingsMetadata = {
  items: [
    { ...RATING, values: RATINGS.map((stars) => ({ value_id: magentoUid(stars), value: String(stars) })) },
  ],
};

type RatingGiven = { id: string; value_id: string };

/** The stars that these ids mean; null unless exactly the one rating there is was given. */
export function starsGiven(given: readonly RatingGiven[]): number | null {
  const [only, ...others] = given;
  if (only === undefined || others.length > 0 || only.id !== RATING.id) return null;
  return RATINGS.find((stars) => magentoUid(stars) === only.value_id) ?? null;
}

/** Which of so many reviews a page shows; one beyond the last shows the last. */
export function pageAmong(total: number, { pageSize, currentPage }: PageAsked) {
  const pages = Math.ceil(total / pageSize);
  const page = Math.max(1, Math.min(currentPage, pages));
  return {
    offset: (page - 1) * pageSize,
    limit: pageSize,
    info: { page_size: pageSize, current_page: page, total_pages: pages },
  };
}

export function ratingCounts(counts: RatingCounts): ReviewRatingCount[] {
  return RATINGS.map((value, at) => ({ value, count: counts[at] ?? 0 })).toReversed();
}

export function reviewView(catalogue: Catalogue, review: ReviewRecord): ReviewView {
  const { id, summary, text, nickname, rating, status, createdAt } = review;
  return {
    id: String(id),
    product: productOf(catalogue, review),
    summary,
    text,
    nickname,
    created_at: createdAt.toISOString(),
    average_rating: hundredths(rating),
    ratings_breakdown: [{ name: RATING.name, value: String(rating) }],
    status,
  };
}

function productOf(catalogue: Catalogue, { productSku, productName }: ReviewRecord): ReviewedProduct {
  const place = findProduct(catalogue, productSku);
  const [view] = place === undefined ? [] : viewsOfProducts(catalogue, [place]);
  return view ?? viewOfGoneArticle(catalogue, { sku: productSku, name: productName, pricingUnit: '' });
}
