/** The store this browser chose last, and when. */
export type FavouriteStore = { code: string; chosenAt: string };

const LIFE_MONTHS = 6;

/** A favourite counts for six months; one from the future, or from no time at all, was not written by us. */
export function isFreshFavourite({ chosenAt }: FavouriteStore, now: Date): boolean {
  const chosen = new Date(chosenAt);
  const end = new Date(chosen);
  end.setUTCMonth(end.getUTCMonth() + LIFE_MONTHS);
  return chosen <= now && now < end;
}
