// The door of the stores capability: the points of sale, and which one the viewer has chosen.
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';
import { liveShopToken } from './shop-token.ts';
import { selectStore, selectStores } from './stores-store.ts';

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
};

/** By name, as the locator shows them before anybody gives a place. */
export function allShops(db: Database): Promise<Shop[]> {
  return selectStores(db);
}

export function findShop(db: Database, code: string): Promise<Shop | undefined> {
  return selectStore(db, code);
}

/** A customer's shop is its own on every device; a visitor's is the one its token stands for, if any. */
export async function currentShopCode(
  db: Database,
  viewer: Viewer,
  tokenId: string | null | undefined,
  now: Date,
): Promise<string | null> {
  if (viewer.kind === 'customer' && viewer.shopCode !== null) return viewer.shopCode;
  return (await liveShopToken(db, viewer, tokenId, now))?.shop_code ?? null;
}
