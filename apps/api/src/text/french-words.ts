// Money, days and moments as a French reader expects them; moments on French time.
import { readWish } from '@nuancier/domain/arrivals/wished-arrival.ts';
import { trueMinus } from '@nuancier/domain/true-minus.ts';
import { frenchClock, frenchClockAt } from './french-clock.ts';
import { frenchLongDay, onTheFirst } from './french-day.ts';

const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const weekday = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Paris',
});

export function frenchMoney(cents: number): string {
  return trueMinus(money.format(cents / 100));
}

export function frenchDay(iso: string): string {
  return frenchLongDay(new Date(iso));
}

export function frenchMoment(iso: string): string {
  return `${frenchDay(iso)} à\u00A0${frenchClockAt(new Date(iso))}`;
}

/** « mardi 17 novembre », « mardi 1er décembre », of a day. */
export function frenchWeekday(localDay: string): string {
  return onTheFirst(weekday.format(new Date(`${localDay}T12:00:00Z`)));
}

/** « mardi 17 novembre à 10 h 30 », of an instant. */
export function frenchWeekdayMoment(iso: string): string {
  return `${onTheFirst(weekday.format(new Date(iso)))} à\u00A0${frenchClockAt(new Date(iso))}`;
}

/**
 * « Livraison souhaitée le mardi 24 novembre », « Retrait souhaité le mardi 24 novembre entre 10 h et 12 h »,
 * « Livraison en deux fois », from a wish's code.
 */
export function frenchWish(code: string): string {
  const wish = readWish(code);
  if (wish === null || wish.kind === 'two') return 'Livraison en deux fois';
  const on = frenchWeekday(wish.on);
  if (wish.kind === 'day') return `Livraison souhaitée le ${on}`;
  return `Retrait souhaité le ${on} entre\u00A0${frenchClock(wish.from)} et\u00A0${frenchClock(wish.until)}`;
}

/** « Première livraison le mardi 17 novembre », « Seconde livraison, date à confirmer ». */
export function frenchDelivery(nth: number, day: string | null): string {
  const which = nth === 1 ? 'Première livraison' : 'Seconde livraison';
  return day === null ? `${which}, date à confirmer` : `${which} le ${frenchWeekday(day)}`;
}

export function counted(count: number, one: string, several: string): string {
  return `${count}\u00A0${count < 2 ? one : several}`;
}
