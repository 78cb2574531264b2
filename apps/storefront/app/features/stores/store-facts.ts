// What a store card shows: the locator's record.
import type { StoresPageQuery } from '../../../generated/documents.ts';

export type StoreFacts = NonNullable<StoresPageQuery['nearestStores']>['items'][number];

/** Stores whose town or name holds the words, or whose postcode begins with the digits. */
export function matchingStores(stores: readonly StoreFacts[], text: string): readonly StoreFacts[] {
  const wanted = plain(text);
  if (wanted === '') return stores;
  return stores.filter(
    (store) =>
      store.address.postalCode.startsWith(wanted) ||
      plain(store.address.locality).includes(wanted) ||
      plain(store.titleLabel).includes(wanted),
  );
}

export function itineraryUrl(store: StoreFacts): string {
  const place = `${store.latitude},${store.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[-’'\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
