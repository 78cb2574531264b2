// The door of the stores capability: the points of sale, and which one the viewer has chosen.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../database/tables.ts';
import { tokenHash } from '../request/secret-token.ts';
import { liveShopToken, shopOf } from './current-shop/shop-token.ts';

export { issueShopToken, liveShopToken } from './current-shop/shop-token.ts';
import { updateTokenCart } from './current-shop/shop-tokens-store.ts';
import { selectStore, selectStores } from './stores-store.ts';

export { deleteOldShopTokens, eraseCustomerInStores } from './current-shop/shop-tokens-privacy-store.ts';

export { arrivalsAnywhere, arrivalsFrom, arrivalsOf } from './arrivals/arrivals.ts';
export type { ArrivalTerms } from './arrivals/arrivals.ts';
export { arrivalView } from './arrivals/arrival-view.ts';
export { wishedArrivalView } from './arrivals/wished-arrival-view.ts';

export type Shop = {
  code: string;
  titleLabel: string;
  locationName: string;
  addressLines: readonly string[];
  postalCode: string;
  locality: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  schedules: Readonly<Record<string, string>>;
  specialHours: string;
  primaryPhone: string | null;
  fax: string | null;
  email: string | null;
  services: readonly string[];
  /** how far it delivers; null: as far as the site says */
  deliveryKm: number | null;
};

/** By name, as the locator shows them before a place is given. */
export function allShops(db: Database): Promise<Shop[]> {
  return selectStores(db);
}

export function findShop(db: Database, code: string): Promise<Shop | undefined> {
  return selectStore(db, code);
}

/** The code of the viewer's shop; `tokenId` is the shop token that came with the request, if any. */
export async function currentShopCode(
  db: Database,
  viewer: Viewer,
  tokenId: string | null | undefined,
  now: Date,
): Promise<string | null> {
  const known = shopOf(viewer, undefined);
  return known ?? shopOf(viewer, await liveShopToken(db, viewer, tokenId, now));
}

/** From now on this cart goes along when the shop of this token changes. */
export async function tieCart(db: Database, token: string | undefined, cartId: string): Promise<void> {
  if (token !== undefined) await updateTokenCart(db, tokenHash(token), cartId);
}
