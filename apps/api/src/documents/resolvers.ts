import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { customerPaper } from './operations/customer-paper.ts';
import { productSheet } from './operations/product-sheet.ts';

export const documentsResolvers: Resolvers<Context> = {
  Query: {
    customerPaper: (_root, args, context) => customerPaper(context, args),
    productSheet: (_root, args, { db }) => productSheet(db, args),
  },
};
