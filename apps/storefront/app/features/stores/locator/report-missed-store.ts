import type { StoreSearch } from '../../../actions/stores/store-facts.ts';

export const MISSED_STORE_EVENT = 'store_not_found_within_the_boundaries';

/** An event for listeners on the page. It contains no personal data and is sent nowhere. */
export function reportMissedStore(search: StoreSearch): void {
  const detail = 'withinKm' in search ? { place: search.place, distance: search.withinKm } : null;
  window.dispatchEvent(new CustomEvent(MISSED_STORE_EVENT, { detail }));
}
