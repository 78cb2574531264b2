// The door of the stores capability: the points of sale.
import type { Database } from '../database/tables.ts';
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
