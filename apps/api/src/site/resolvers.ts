import type { Resolvers } from '../../generated/resolvers.ts';
import type { SiteContext } from './site-context.ts';
import { countries } from './operations/countries.ts';
import { country } from './operations/country.ts';
import { currencyView, storeConfigView } from './site-view.ts';

export const siteResolvers: Resolvers<SiteContext> = {
  Query: {
    storeConfig: (_root, _args, { site, publicUrl }) => storeConfigView(site, publicUrl),
    // Every site is of the one group, so useCurrentGroup changes nothing.
    availableStores: (_root, _args, { sites, publicUrl }) =>
      sites.map((site) => storeConfigView(site, publicUrl)),
    currency: (_root, _args, { site }) => currencyView(site),
    countries: () => countries(),
    country: (_root, { id }) => country(id),
    // As on the shop's own pages, unless a page sets another.
    robotsConfig: () => ({ defaultRobots: 'INDEX,FOLLOW', customInstructions: '' }),
    recaptchaV3Config: () => null,
    searchTerm: (_root, { Search: text }) => ({ query_text: text ?? '', redirect: null, popularity: null }),
  },
};
