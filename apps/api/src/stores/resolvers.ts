import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { nearestStores } from './operations/nearest-stores.ts';
import { store } from './operations/store.ts';

export const storesResolvers: Resolvers<Context> = {
  Query: {
    nearestStores: (_root, args, { db, site }) => nearestStores(db, site, args),
    store: (_root, { storeCode }, { db }) => store(db, storeCode),
  },
};
