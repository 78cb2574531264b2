// What a company owes, what it may owe, and when it is to pay.
import { cents, sumOf } from '../money.ts';
import type { Cents } from '../money.ts';
import { invoiceState } from './invoice-state.ts';
import type { Payable } from './invoice-state.ts';

export type Outstanding = {
  used: Cents;
  authorised: Cents;
  /** below zero when more is used than authorised */
  available: Cents;
  overdue: Cents;
  /** the day the oldest of it was due; null: nothing is overdue */
  overdueSince: string | null;
  ordersInProgress: Cents;
  nextDue: { dueOn: string; amount: Cents }[];
};

const MOST_DUE_DAYS = 5;

/** `open`: invoices and credit notes with something left; a credit note's balance is below zero. */
export function outstandingOf(
  {
    authorised,
    ordersInProgress,
    open,
  }: { authorised: Cents; ordersInProgress: Cents; open: readonly Payable[] },
  day: string,
): Outstanding {
  const used = cents(ordersInProgress + open.reduce((sum, { balance }) => sum + balance, 0));
  const inState = (state: 'ECHUE' | 'A_ECHOIR') => open.filter((one) => invoiceState(one, day) === state);
  return {
    used,
    authorised,
    available: cents(authorised - used),
    overdue: sumOf(inState('ECHUE').map(({ balance }) => cents(balance))),
    overdueSince: dueDays(inState('ECHUE'))[0]?.dueOn ?? null,
    ordersInProgress,
    nextDue: dueDays(inState('A_ECHOIR')).slice(0, MOST_DUE_DAYS),
  };
}

function dueDays(invoices: readonly Payable[]): { dueOn: string; amount: Cents }[] {
  const days = Map.groupBy(invoices, ({ dueOn }) => dueOn ?? '');
  return [...days]
    .filter(([dueOn]) => dueOn !== '')
    .map(([dueOn, due]) => ({ dueOn, amount: sumOf(due.map(({ balance }) => cents(balance))) }))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
}
