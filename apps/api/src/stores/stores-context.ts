import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { SiteAsked, SiteContext } from '../site/site-context.ts';
import type { issueShopToken } from './current-shop/shop-token.ts';
import type { Places } from './places/places.ts';

export type StoresMeans = {
  /** where one may look for a store from */
  places: Places;
  /** of whoever has none yet; a look through a customer's eyes keeps none */
  issueShopToken: typeof issueShopToken;
  /** the articles of each reference; passed in, because the catalogue depends on the stores and not the reverse */
  articleSkus: (skus: readonly string[]) => Promise<string[][]>;
};

export type StoresContext = SiteContext & StoresMeans;

/** Of the shop's own people. */
export type StoresDeskContext = StaffAsking & Means & SiteAsked;
