// A consumer may change its mind within fourteen days of receiving the goods, but not about what was made for it.
import { DAY_MS } from '../../durations.ts';
import type { OrderStatus } from '../order-status.ts';

const FOURTEEN_DAYS_MS = 14 * DAY_MS;

export type WithdrawalFacts<Line extends { tinted: boolean }> = {
  /** a consumer, not a company */
  isPrivate: boolean;
  status: OrderStatus;
  /** none while the goods are on their way */
  receivedAt: Date | null;
  lines: readonly Line[];
};

/** The lines one may still withdraw from: none for professionals, none after the time, no tinted goods. */
export function withdrawableLines<Line extends { tinted: boolean }>(
  { isPrivate, status, receivedAt, lines }: WithdrawalFacts<Line>,
  now: Date,
): Line[] {
  if (!isPrivate || status === 'ANNULEE') return [];
  if (receivedAt !== null && now.getTime() > lastMoment(receivedAt)) return [];
  return lines.filter((line) => !line.tinted);
}

/** The day the goods came does not count: the right ends with the fourteenth day after it. */
function lastMoment(receivedAt: Date): number {
  return receivedAt.getTime() + FOURTEEN_DAYS_MS + DAY_MS;
}

/** The money is to be back fourteen days after the declaration: the last of these days. */
export function lastDayToPayBack(declaredOn: string): string {
  const day = new Date(`${declaredOn}T12:00:00Z`);
  return new Date(day.getTime() + FOURTEEN_DAYS_MS).toISOString().slice(0, 10);
}

/** It may wait for the goods, and no longer: the later of the law's day and the one they came. */
export function payBackDay(declaredOn: string, receivedOn: string | null): string {
  const legal = lastDayToPayBack(declaredOn);
  return receivedOn !== null && receivedOn > legal ? receivedOn : legal;
}

/** From one French day to another; below zero when the first is past. */
export function daysLeft(lastDay: string, today: string): number {
  return Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);
}
