const french = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** « 17/11 10:30 », in a column of them. */
export function shortMoment(at: Date): string {
  return french.format(at).replace(', ', ' ');
}
