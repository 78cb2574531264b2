import type { Resolvers } from '../../generated/resolvers.ts';
import type { PricingContext } from './pricing-context.ts';
import { productConditions } from './operations/product-conditions.ts';

export const pricingResolvers: Resolvers<PricingContext> = {
  Query: {
    productConditions: (_root, args, context) => productConditions(context, args),
  },
};
