const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export function frenchDate(date: Date): string {
  return day.format(date);
}
