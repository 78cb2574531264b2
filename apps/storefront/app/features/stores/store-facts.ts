// What the locator knows: the stores, and where one looked from.
import type { StoreSheetFragment } from '../../../generated/documents.ts';

export type StoreFacts = StoreSheetFragment;

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
  stores: readonly StoreFacts[];
  now: string;
  search: StoreSearch;
  /** What was typed, for the field to show again. */
  text: string;
  /** The store somebody asked for is not among those within reach. */
  missed: boolean;
};

export function itineraryUrl({ latitude, longitude }: Pick<StoreFacts, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
