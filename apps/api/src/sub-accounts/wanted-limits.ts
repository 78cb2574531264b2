import { judgeAppointment } from '@nuancier/domain/customers/rights/appointment.ts';
import type { Appointment } from '@nuancier/domain/customers/rights/appointment.ts';
import type { Rights } from '@nuancier/domain/customers/rights/permissions.ts';
import { Refusal } from '../refusals/refusal.ts';

type Limits = { monthlyBudgetCents: number | null; appointment: Appointment };

type LimitsInput = {
  monthly_budget?: number | null | undefined;
  approver?: { approves: boolean; from?: string | null; until?: string | null } | null | undefined;
};

/** No company of ours spends more in a month. */
const MOST_CENTS = 1_000_000_000;

/** A month's budget, and whether the account decides on requests; absent fields stay as they are. */
export function wantedLimits(held: Limits, input: LimitsInput, rights: Rights): Limits {
  const { monthly_budget: budget, approver } = input;
  const asked = approver && {
    approves: approver.approves,
    from: approver.from || null,
    until: approver.until || null,
  };
  // Without the right to see prices the appointment ends silently; asking for both is refused.
  const kept = rights.is_view_price ? held.appointment : { ...held.appointment, approves: false };
  const appointment = judgeAppointment(asked ?? kept, rights.is_view_price);
  if (!appointment.ok) throw new Refusal(appointment.refusal);
  return {
    monthlyBudgetCents: budget === undefined ? held.monthlyBudgetCents : centsOf(budget),
    appointment: appointment.value,
  };
}

function centsOf(budget: number | null): number | null {
  if (budget === null) return null;
  const cents = Math.round(budget * 100);
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > MOST_CENTS) throw new Refusal('BUDGET_INVALID');
  return cents;
}
