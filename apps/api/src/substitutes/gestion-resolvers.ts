import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { recordSubstituteAnswer, withdrawSubstitute } from './gestion/end-substitute.ts';
import { proposeSubstitute } from './gestion/propose-substitute.ts';
import { substituteArticles } from './gestion/substitute-articles.ts';
import { substitutePreview } from './gestion/substitute-preview.ts';
import type { SubstitutesDeskContext } from './substitutes-context.ts';
import { substitutesOf } from './substitutes-of.ts';

export const substitutesGestionResolvers: Resolvers<SubstitutesDeskContext> = {
  Query: {
    substituteArticles: (_root, args, context) => substituteArticles(context, args),
    substitutePreview: (_root, args, context) => substitutePreview(context, args),
  },
  Mutation: {
    proposeSubstitute: (_root, args, context) => proposeSubstitute(context, args),
    withdrawSubstitute: (_root, args, context) => withdrawSubstitute(context, args),
    recordSubstituteAnswer: (_root, args, context) => recordSubstituteAnswer(context, args),
  },
  ShopOrder: {
    substitutes: async ({ number, sums }, _args, context) =>
      (await substitutesOf(context, number)).map((one) => ({
        id: String(one.id),
        position: one.position,
        state: one.state,
        quantity: one.packs,
        sku: one.articleSku,
        name: one.name,
        instead_sku: one.insteadSku,
        instead_name: one.insteadName,
        unit_ht_cents: sums ? one.unitHt : null,
        proposed_at: one.proposedAt.toISOString(),
        proposed_by: one.proposedBy,
      })),
  },
  ShopOrderRow: {
    awaits_consent: async ({ number }, _args, context) =>
      (await substitutesOf(context, number)).some(({ state }) => state === 'proposed'),
  },
};
