import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { todayWork } from '../request/today-work.ts';
import { judgeShopReview, shopReview, shopReviews } from './gestion/shop-reviews.ts';
import { selectPendingReviews } from './reviews-today-store.ts';

export const reviewsGestionResolvers: Resolvers<StaffAsking & Means> = {
  Query: {
    shopReviews: (_root, args, context) => shopReviews(context, args),
    shopReview: (_root, { id }, context) => shopReview(context, id),
  },
  Mutation: { judgeShopReview: (_root, args, context) => judgeShopReview(context, args) },
  Today: {
    reviews: (_today, _args, { staff, db }) => todayWork(staff, 'reviews', () => selectPendingReviews(db)),
  },
};
