// How the desk reads a promise: the hour if it is today's, the day otherwise.
import { formatLocalDay, formatLongDate, formatTime } from '@nuancier/ui/text/format.ts';
import { ordersCopy } from './orders-copy.ts';

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

type Promised = { due_at: string | null; delivery_on: string | null };

export function promiseText({ due_at: due, delivery_on: day }: Promised, now: Date): string {
  if (day !== null) return ordersCopy.deliveredOn(formatLocalDay(day));
  if (due === null) return ordersCopy.noPromise;
  const moment = new Date(due);
  const hour = formatTime(moment);
  return parisDay.format(moment) === parisDay.format(now)
    ? ordersCopy.today(hour)
    : `${formatLongDate(moment)} ${hour}`;
}

type Picked = { name: string; since: string; is_self: boolean };

export function pickerText({ name, since, is_self: isSelf }: Picked): string {
  const hour = formatTime(new Date(since));
  return isSelf ? ordersCopy.pickedBySelf(hour) : ordersCopy.pickedBy(name, hour);
}
