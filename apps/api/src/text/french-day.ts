// Days as mails and papers write them, on French time.
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** « 15 novembre 2026 », « 1er décembre 2026 » */
export function frenchLongDay(date: Date): string {
  return onTheFirst(day.format(date));
}

/** The first of a month is an ordinal, the other days are not. */
export function onTheFirst(words: string): string {
  return words.replace(/(^| )1 /, '$11er ');
}
