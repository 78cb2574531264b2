import { isRemembered } from '../browser-memory.ts';

/** The store this browser chose last, and when. */
export type FavouriteStore = { code: string; chosenAt: string };

export function isFreshFavourite({ chosenAt }: FavouriteStore, now: Date): boolean {
  return isRemembered(chosenAt, now);
}
