import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { currentShopCode } from '../stores/stores.ts';
import { countries } from './operations/countries.ts';
import { country } from './operations/country.ts';
import { currencyView, storeConfigView } from './site-view.ts';

export const siteResolvers: Resolvers<Context> = {
  Query: {
    storeConfig: (_root, _args, { site, publicUrl }) => storeConfigView(site, publicUrl),
    // Every site is of the one group, so useCurrentGroup changes nothing.
    availableStores: (_root, _args, { sites, publicUrl }) =>
      sites.map((site) => storeConfigView(site, publicUrl)),
    currency: (_root, _args, { site }) => currencyView(site),
    countries: () => countries(),
    country: (_root, { id }) => country(id),
  },
  StoreConfig: {
    current_shop: (_config, _args, { db, viewer, shopToken, now }) =>
      currentShopCode(db, viewer, shopToken, now()),
    external_checkout_enabled: (_config, _args, { externalCheckout }) => externalCheckout !== undefined,
  },
};
