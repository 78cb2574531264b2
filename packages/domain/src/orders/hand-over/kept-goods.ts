import { DAY_MS } from '../../durations.ts';

/** How long a store keeps goods for pickup, as the mail that says they are there tells the customer. */
export const KEEP_DAYS = 15;

/** The store calls the customer, or puts the goods back. */
export function isKeptTooLong(readySince: Date, now: Date): boolean {
  return now.getTime() - readySince.getTime() > KEEP_DAYS * DAY_MS;
}
