// Apart from the other formats, which every page carries.
const longMonth = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `octobre 2026`, from `2026-10` or a day of it. */
export function formatMonth(month: string): string {
  return longMonth.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}
