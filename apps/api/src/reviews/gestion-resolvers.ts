import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { todayCount } from '../request/today-count.ts';
import { countPendingReviews } from './reviews-today-store.ts';

export const reviewsGestionResolvers: Resolvers<StaffAsking & Means> = {
  Today: {
    reviews: (_today, _args, { staff, db }) => todayCount(staff, 'reviews', () => countPendingReviews(db)),
  },
};
