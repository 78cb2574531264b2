import { instantAt } from '@nuancier/domain/stores/local-moment.ts';

export const MOMENT_FORMS = '15/11/2026 08:15, heure de France, ou 2026-11-15T08:15:00+01:00';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const WALL = /^(\S{10})[ T](\d{2})[:h](\d{2})(?::(\d{2}))?$/;
const FRENCH_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** With its zone, or as a French wall shows it; null for anything else. « 2026-11-15T08:15 » may be any zone's. */
export function readMoment(text: string): Date | null {
  if (ISO.test(text)) return sound(new Date(text), text.slice(0, 10));
  const [, given = '', hours, minutes, seconds = '0'] = WALL.exec(text) ?? [];
  const date = readDay(given);
  if (date === null || (date === given && text.charAt(10) === 'T')) return null;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const shown = instantAt({ date, minutes: Number(hours) * 60 + Number(minutes) });
  return new Date(shown.getTime() + Number(seconds) * 1_000);
}

/** « 15/11/2026 » or « 2026-11-15 », as the second; null for what no calendar has. */
export function readDay(text: string): string | null {
  const [, day, month, year] = FRENCH_DAY.exec(text) ?? [];
  const date = year === undefined ? text : `${year}-${month}-${day}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? sound(new Date(`${date}T00:00:00Z`), date) && date : null;
}

/** « 2026-02-30 » is taken for the second of March by the language, and by nobody else. */
function sound(moment: Date, date: string): Date | null {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || Number.isNaN(day.getTime())) return null;
  return day.toISOString().slice(0, 10) === date ? moment : null;
}
