import type { WishedArrivalFactsFragment } from '../../../generated/documents.ts';
import { formatClock, formatLocalDay } from '@nuancier/ui/text/format.ts';
import { stockCopy } from './copy.ts';

type Wish = WishedArrivalFactsFragment;

/** « Livraison souhaitée le mardi 24 novembre », « Retrait souhaité le mardi 24 novembre entre 10 h et 12 h » */
export function wishWords(wish: Wish): string {
  if (wish.on === null) return stockCopy.wishedInTwo;
  const day = formatLocalDay(wish.on);
  return wish.kind === 'SLOT' ? stockCopy.wishedSlot(day, hoursOf(wish)) : stockCopy.wishedDay(day);
}

/** The same as one of several to choose from: « mardi 24 novembre, entre 10 h et 12 h » */
export function wishChoiceWords(wish: Wish): string {
  if (wish.on === null) return stockCopy.wishedInTwo;
  const day = formatLocalDay(wish.on);
  return wish.kind === 'SLOT' ? stockCopy.slotOf(day, hoursOf(wish)) : day;
}

/** « Première livraison le mardi 17 novembre », « Seconde livraison, date à confirmer » */
export function nthDeliveryWords(nth: number, day: string | null): string {
  const which = nth === 1 ? stockCopy.firstDelivery : stockCopy.secondDelivery;
  return day === null ? stockCopy.toBeConfirmed(which) : stockCopy.onDay(which, formatLocalDay(day));
}

function hoursOf({ from, until }: Wish): string {
  return stockCopy.between(formatClock(minutesOf(from)), formatClock(minutesOf(until)));
}

function minutesOf(clock: string | null): number {
  const [hours = 0, minutes = 0] = (clock ?? '').split(':').map(Number);
  return hours * 60 + minutes;
}
