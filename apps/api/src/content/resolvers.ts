import type { Resolvers } from '../../generated/resolvers.ts';
import type { ContentContext } from './content-context.ts';
import { checkoutAgreements } from './operations/checkout-agreements.ts';
import { cmsBlocks } from './operations/cms-blocks.ts';
import { cmsPage } from './operations/cms-page.ts';

export const contentResolvers: Resolvers<ContentContext> = {
  Query: {
    cmsPage: (_root, args, { db }) => cmsPage(db, args),
    cmsBlocks: (_root, args, { db }) => cmsBlocks(db, args),
    checkoutAgreements: (_root, _args, context) => checkoutAgreements(context),
  },
};
