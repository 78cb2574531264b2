import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { ContentContext } from './content-context.ts';
import { checkoutAgreements } from './operations/checkout-agreements.ts';
import { cmsBlocks } from './operations/cms-blocks.ts';
import { cmsPage } from './operations/cms-page.ts';
import { withoutPrices } from './sanitise-content.ts';

export const contentResolvers: Resolvers<ContentContext> = {
  Query: {
    cmsPage: (_root, args, { db }) => cmsPage(db, args),
    cmsBlocks: (_root, args, { db }) => cmsBlocks(db, args),
    checkoutAgreements: (_root, _args, context) => checkoutAgreements(context),
  },
  // By whatever way a page or block is reached.
  CmsPage: { content: ({ content }, _args, { viewer }) => shownTo(viewer, content) },
  CmsBlock: { content: ({ content }, _args, { viewer }) => shownTo(viewer, content) },
};

function shownTo(viewer: ContentContext['viewer'], content: string | null | undefined): string | null {
  if (content == null) return null;
  return mayViewPrice(viewer) ? content : withoutPrices(content);
}
