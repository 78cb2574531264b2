import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { PricingContext } from './pricing-context.ts';
import { productConditions } from './operations/product-conditions.ts';

export const pricingResolvers: Resolvers<PricingContext> = {
  Query: {
    productConditions: (_root, args, context) => productConditions(context, args),
  },
};
