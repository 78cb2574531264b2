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
    substitutes: async ({ number, total, read_only: isRead, opening = 'order' }, _args, context) => {
      const { viewer } = context;
      // A visitor sees its own order only, and answers by the link of the mail: what it looked up by its number,
      // as the store knows it too, it may only read.
      const mayFetch = viewer.kind === 'visitor' ? opening === 'order' : can(viewer, 'fetch-goods');
      const answers = !isRead && mayFetch;
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
