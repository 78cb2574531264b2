// What the locator knows: the stores, and where one looked from.
import type { StoreSheetFragment } from '../../../generated/documents.ts';

export type StoreFacts = StoreSheetFragment;

/** What a line of a long list and a mark on the map say. */
export type StoreBrief = Pick<StoreFacts, 'storeCode' | 'titleLabel' | 'latitude' | 'longitude'> & {
  postalCode: string;
  locality: string;
};

export type StoreSearch =
  | { kind: 'all' }
  | { kind: 'near'; place: string; withinKm: number; latitude: number; longitude: number }
  /** None within reach: the list holds the nearest beyond. */
  | { kind: 'far'; place: string; withinKm: number; latitude: number; longitude: number }
  | { kind: 'unknown-place'; text: string }
  /** Too many searches from one address: all stores, until some time has passed. */
  | { kind: 'busy' };

/** The answer of the page of the stores, which is also what the panel shows. */
export type StoresAnswer = {
  /** With everything about each. */
  stores: readonly StoreFacts[];
  /** The rest of a long list. */
  others: readonly StoreBrief[];
  now: string;
  search: StoreSearch;
  /** What was typed, for the field to show again. */
  text: string;
  /** The requested store is not within reach. */
  missed: boolean;
};

export function itineraryUrl({ latitude, longitude }: Pick<StoreFacts, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
