import type { Resolvers } from '../../generated/resolvers.ts';
import type { StoresContext } from './stores-context.ts';
import { getCurrentShop } from './operations/get-current-shop.ts';
import { nearestStores } from './operations/nearest-stores.ts';
import { pickupLocations } from './operations/pickup-locations.ts';
import { placeAutocomplete } from './operations/place-autocomplete.ts';
import { placeDetails } from './operations/place-details.ts';
import { store } from './operations/store.ts';
import { currentShopCode } from './stores.ts';

export const storesResolvers: Resolvers<StoresContext> = {
  Query: {
    nearestStores: (_root, args, { db, site }) => nearestStores(db, site, args),
    pickupLocations: (_root, args, context) => pickupLocations(context, args),
    store: (_root, { storeCode }, { db }) => store(db, storeCode),
    placeAutocomplete: (_root, args, context) => placeAutocomplete(context, args),
    placeDetails: (_root, { placeId }, { places }) => placeDetails(places, placeId),
    getCurrentShop: (_root, { token }, context) => getCurrentShop(context, token),
  },
  StoreConfig: {
    current_shop: (_config, _args, { db, viewer, shopToken, now }) =>
      currentShopCode(db, viewer, shopToken, now()),
  },
};
