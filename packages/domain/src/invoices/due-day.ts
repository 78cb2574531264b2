// « 45 jours fin de mois » as a day.

const TERMS = /^(\d{1,3})\s*jours?(\s+fin\s+de\s+mois)?(?:\s+nets?)?$/i;

/** When an invoice of this day is due; null where the terms are none that can be reckoned. */
export function dueDay(terms: string | null, invoicedOn: string): string | null {
  const [, days, monthEnd] = TERMS.exec(terms?.trim() ?? '') ?? [];
  if (days === undefined) return null;
  const day = new Date(`${invoicedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Number(days));
  // The last day of its month is the day before the next one's first.
  if (monthEnd !== undefined) day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
}
