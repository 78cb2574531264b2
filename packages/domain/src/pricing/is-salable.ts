const OUT_OF_RANGE = 'O';

export type Salable = {
  isPriced: boolean;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  rangeStatus: string;
  /** packs in the store; none while no store is known */
  available: number | null;
};

/** An article that has left the range is sold only while stock remains. */
export function isSalable({ isPriced, rangeStatus, available }: Salable): boolean {
  return isPriced && (rangeStatus !== OUT_OF_RANGE || (available ?? 0) > 0);
}
