// Dates as the fields of a form write them, read by the shop's clock.
import { instantAt, localMoment } from '@nuancier/domain/stores/local-moment.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** What such a field is filled with: '2026-12-01T08:00'. */
export function typedParisMoment(moment: Date): string {
  const { date, minutes } = localMoment(moment);
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(figure: number): string {
  return String(figure).padStart(2, '0');
}

/** '2026-12-01T08:00' on the wall in Paris; null for nothing, undefined for what is no moment. */
export function readParisMoment(typed: string): Date | null | undefined {
  if (typed === '') return null;
  const [, date, hours, minutes] = MOMENT.exec(typed) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined;
  return instantAt({ date, minutes: Number(hours) * 60 + Number(minutes) });
}
