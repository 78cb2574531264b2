import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { changeStoreDetails } from './gestion/change-store-details.ts';
import { shopStore, shopStores, storeDay } from './gestion/shop-stores.ts';
import { changeStoreHours, clearStoreDay, setStoreDay } from './gestion/store-hours.ts';
import type { StoresDeskContext } from './stores-context.ts';

export const storesGestionResolvers: Resolvers<StoresDeskContext> = {
  Query: {
    shopStores: (_root, args, context) => shopStores(context, args),
    shopStore: (_root, { code }, context) => shopStore(context, code),
  },
  ShopStore: { day: (store, { on }, context) => storeDay(context, store, on) },
  Mutation: {
    changeStoreHours: (_root, args, context) => changeStoreHours(context, args),
    setStoreDay: (_root, args, context) => setStoreDay(context, args),
    clearStoreDay: (_root, args, context) => clearStoreDay(context, args),
    changeStoreDetails: (_root, args, context) => changeStoreDetails(context, args),
  },
};
