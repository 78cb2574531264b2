import { isCalendarDay } from '../../calendar-day.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';

/** Whether an account decides on requests, and from which French day to which; both included, either may be open. */
export type Appointment = { approves: boolean; from: string | null; until: string | null };

export const NOT_APPOINTED: Appointment = { approves: false, from: null, until: null };

export type AppointmentRefusal = 'DEPUTY_DAYS' | 'APPROVER_WITHOUT_PRICES';

/** What the head of a company appoints; `seesPrices`: the account itself. */
export function judgeAppointment(
  { approves, from, until }: Appointment,
  seesPrices: boolean,
): Verdict<Appointment, AppointmentRefusal> {
  if (!approves) return accept(NOT_APPOINTED);
  if (!seesPrices) return refuse('APPROVER_WITHOUT_PRICES');
  if ([from, until].some((day) => day !== null && !isCalendarDay(day))) return refuse('DEPUTY_DAYS');
  if (from !== null && until !== null && from > until) return refuse('DEPUTY_DAYS');
  return accept({ approves, from, until });
}
