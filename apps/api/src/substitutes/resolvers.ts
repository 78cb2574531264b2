import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { answerSubstitute } from './answer-substitute.ts';
import type { SubstitutesContext } from './substitutes-context.ts';
import { substitutesOf } from './substitutes-of.ts';

export const substitutesResolvers: Resolvers<SubstitutesContext> = {
  Mutation: {
    answerOrderSubstitute: (_root, args, context) => answerSubstitute(context, args),
  },
  CustomerOrder: {
    substitutes: async ({ number, total, read_only: isRead }, _args, context) => {
      const { viewer } = context;
      // A visitor sees its own order only, by the link to it, and answers by that link.
      const answers = !isRead && (viewer.kind === 'visitor' || can(viewer, 'fetch-goods'));
      const shows = total !== null && mayViewPrice(viewer);
      // What the store took back is no longer the customer's concern.
      const told = (await substitutesOf(context, number ?? '')).filter(({ state }) => state !== 'withdrawn');
      return told.map((one) => ({
        id: String(one.id),
        item: String(one.lineId),
        state: one.state,
        quantity: one.packs,
        product_name: one.name,
        product_sku: one.articleSku,
        instead_name: one.insteadName,
        instead_sku: one.insteadSku,
        unit_price: shows ? { value: euros(cents(one.unitHt)), currency: 'EUR' as const } : null,
        may_answer: answers && one.state === 'proposed',
      }));
    },
  },
};
