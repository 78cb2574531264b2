import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { productConditions } from './operations/product-conditions.ts';

export const pricingResolvers: Resolvers<Context> = {
  Query: {
    productConditions: (_root, args, context) => productConditions(context, args),
  },
};
