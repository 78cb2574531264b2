import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { changeShopSettings } from './gestion/change-shop-settings.ts';
import { shopSettings } from './gestion/shop-settings.ts';
import type { SiteDeskContext } from './site-context.ts';

export const siteGestionResolvers: Resolvers<SiteDeskContext> = {
  Query: { shopSettings: (_root, args, context) => shopSettings(context, args) },
  Mutation: { changeShopSettings: (_root, args, context) => changeShopSettings(context, args) },
};
