// How the desk reads a promise: the hour if it is today's, the day otherwise.
import { counted, formatClock, formatLocalDay, formatMoment, formatTime } from '@nuancier/ui/text/format.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { ordersCopy } from './orders-copy.ts';

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

type Promised = { due_at: string | null; delivery_on: string | null };

export function promiseText({ due_at: due, delivery_on: day }: Promised, now: Date): string {
  if (day !== null) return ordersCopy.deliveredOn(formatLocalDay(day));
  if (due === null) return ordersCopy.noPromise;
  const moment = new Date(due);
  const hour = formatTime(moment);
  return parisDay.format(moment) === parisDay.format(now) ? ordersCopy.today(hour) : formatMoment(moment);
}

const TO_PREPARE: ReadonlySet<string> = new Set([
  'EN_ATTENTE',
  'EN_COMMANDE',
  'EN_PREPARATION',
  'PREPA_PARTIELLE',
]);

/** « dans 1 h 25 », « passée depuis 20 min »; null where no hour is promised, and once it is kept. */
export function promiseLeft(
  { due_at: due, delivery_on: day, status }: Promised & { status: string },
  now: Date,
): string | null {
  if (due === null || day !== null || !TO_PREPARE.has(status)) return null;
  const minutes = Math.ceil((Date.parse(due) - now.getTime()) / MINUTE_MS);
  return minutes < 0 ? ordersCopy.overdue(duration(-minutes)) : ordersCopy.left(duration(minutes));
}

const HOUR = 60;
const DAY = 24 * HOUR;

function duration(minutes: number): string {
  if (minutes < HOUR) return counted(minutes, 'min', 'min');
  return minutes < DAY ? formatClock(minutes) : counted(Math.floor(minutes / DAY), 'jour', 'jours');
}

type Picked = { name: string; since: string; is_self: boolean };

export function pickedAt({ since }: Pick<Picked, 'since'>): string {
  return formatTime(new Date(since));
}

/** « Préparation commencée à 10 h 30 par vous »; of another day the day as well. */
export function startedText({ name, since, is_self: isSelf }: Picked, now: Date): string {
  const moment = new Date(since);
  const isToday = parisDay.format(moment) === parisDay.format(now);
  const at = isToday ? ordersCopy.atHour(formatTime(moment)) : formatMoment(moment);
  return ordersCopy.started(at, isSelf ? null : name);
}

export function pickerText(picked: Picked): string {
  const { name, is_self: isSelf } = picked;
  const hour = pickedAt(picked);
  return isSelf ? ordersCopy.pickedBySelf(hour) : ordersCopy.pickedBy(name, hour);
}
