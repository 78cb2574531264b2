/** Whatever a browser keeps of a choice counts for six months. */
const LIFE_MONTHS = 6;

/** One from the future, or from no time at all, was not written by us. */
export function isRemembered(chosenAt: string, now: Date): boolean {
  const chosen = new Date(chosenAt);
  const end = new Date(chosen);
  end.setUTCMonth(end.getUTCMonth() + LIFE_MONTHS);
  return chosen <= now && now < end;
}
