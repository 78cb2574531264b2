import type { Resolvers } from '../../generated/resolvers.ts';
import { hundredths } from '@nuancier/domain/reviews/review-rating.ts';
import type { ShownProduct } from '../catalogue/catalogue.ts';
import type { ReviewsContext } from './reviews-context.ts';
import { createProductReview } from './operations/create-product-review.ts';
import { customerProductReview } from './operations/customer-product-review.ts';
import { productReview, ratingOf, reviewsOf } from './operations/product-review.ts';
import type { PageAsked } from './review-record.ts';
import { ratingsMetadata } from './reviews-view.ts';

const reviewed = {
  rating_summary: async (product: ShownProduct, _args: unknown, context: ReviewsContext) =>
    hundredths((await ratingOf(context, product)).average),
  review_count: async (product: ShownProduct, _args: unknown, context: ReviewsContext) =>
    (await ratingOf(context, product)).count,
  reviews: (product: ShownProduct, page: PageAsked, context: ReviewsContext) =>
    reviewsOf(context, product, page),
};

export const reviewsResolvers: Resolvers<ReviewsContext> = {
  Query: {
    productReviewRatingsMetadata: () => ratingsMetadata,
    customerProductReview: (_root, page, context) => customerProductReview(context, page),
    productReview: (_root, args, context) => productReview(context, args),
  },
  Mutation: {
    createProductReview: (_root, { input }, context) => createProductReview(context, input),
  },
  Customer: {
    reviews: (_customer, page, context) => customerProductReview(context, page),
  },
  SimpleProduct: reviewed,
  GiftCard: reviewed,
  VirtualProduct: reviewed,
  DownloadableProduct: reviewed,
  BundleProduct: reviewed,
  GroupedProduct: reviewed,
  ConfigurableProduct: reviewed,
};
