const OUT_OF_RANGE = 'O';

export type Salable = {
  isPriced: boolean;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  rangeStatus: string;
  /** packs in the store; none while no store is known */
  available: number | null;
};

/** What has left the range can be had only where some of it still stands. */
export function isSalable({ isPriced, rangeStatus, available }: Salable): boolean {
  return isPriced && (rangeStatus !== OUT_OF_RANGE || (available ?? 0) > 0);
}
