// Amounts, numbers, dates and times as French readers expect them.
import { trueMinus } from '@nuancier/domain/true-minus.ts';

const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const hundredths = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const longDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long' });
const longLocalDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

const NO_BREAK = '\u00a0';

/** `1 234,56 €`, from a value in euros. */
export const formatAmount = (euros: number): string => trueMinus(amount.format(euros));

/** The same, from the API; empty for an amount the viewer may not see. */
export const formatMoney = (money: { value: number | null } | null | undefined): string =>
  money?.value == null ? '' : formatAmount(money.value);

/** `1 234,5` */
export const formatNumber = (value: number): string => number.format(value);

/** `1,90` */
export const formatHundredths = (value: number): string => hundredths.format(value);

/** `15/11/2026` */
export const formatDate = (date: Date): string => day.format(date);

/** `dimanche 15 novembre`, `mardi 1er décembre` */
export const formatLongDate = (date: Date): string => onTheFirst(longDay.format(date));

/**
 * At the shop's own clock: `dimanche 15 novembre à 10 h 30` where somebody reads of one moment;
 * short, `15/11/2026 à 10 h 30`, in tables and wherever moments reach back over years.
 */
export function formatMoment(date: Date, style: 'long' | 'short' = 'long'): string {
  const said = style === 'long' ? formatLongDate(date) : formatDate(date);
  return `${said} à${NO_BREAK}${formatTime(date)}`;
}

/** `10 h 30`, at the shop's own clock. */
export function formatTime(date: Date): string {
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  return formatClock((parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0));
}

/** `lundi`, from a local date `2026-11-16`. */
export const formatWeekday = (localDate: string): string =>
  weekday.format(new Date(`${localDate}T00:00:00Z`));

/** `lundi 16 novembre`, `mardi 1er décembre`, from a local date. */
export const formatLocalDay = (localDate: string): string =>
  onTheFirst(longLocalDay.format(new Date(`${localDate}T00:00:00Z`)));

/** The first of a month is an ordinal, the other days are not. */
function onTheFirst(words: string): string {
  return words.replace(' 1 ', ' 1er ');
}

/** `7 h 30`, `18 h`, from minutes since midnight. */
export function formatClock(minutes: number): string {
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${NO_BREAK}h`;
  return rest === 0 ? hours : `${hours}${NO_BREAK}${String(rest).padStart(2, '0')}`;
}

/** `01 99 00 10 00` */
export function formatPhone(digits: string): string {
  return digits.replace(/(\d{2})(?=\d)/g, `$1${NO_BREAK}`);
}

/** « 1 article », « 5 000 articles ». */
export function counted(count: number, one: string, several: string): string {
  return `${formatNumber(count)}\u00a0${count > 1 ? several : one}`;
}
