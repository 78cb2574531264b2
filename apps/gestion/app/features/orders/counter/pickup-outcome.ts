import { formatMoment, formatTime } from '@nuancier/ui/text/format.ts';
import type { PickupOutcomeQuery } from '../../../../generated/documents.ts';
import { counterCopy as copy } from './counter-copy.ts';

/** What is told of an order that was found and waits no longer. */
export type PickupOutcome = { number: string; told: string };

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Null while something of it waits still, and where there is no such order. */
export function pickupOutcome(order: PickupOutcomeQuery['shopOrder'], now: Date): PickupOutcome | null {
  if (order === null || order.lines.some((line) => line.prepared > line.handed_over)) return null;
  const { number, last_hand_over: last } = order;
  if (last === null) return { number, told: copy.goneNow(number) };
  const at = new Date(last.at);
  const isToday = parisDay.format(at) === parisDay.format(now);
  const moment = isToday ? copy.at(formatTime(at)) : copy.on(formatMoment(at));
  return { number, told: copy.handedOver(number, last.by, moment) };
}
