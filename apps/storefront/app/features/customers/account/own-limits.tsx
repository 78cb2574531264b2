import type { OwnLimitsFragment } from '../../../../generated/documents.ts';
import { formatAmount, formatLocalDay } from '@nuancier/ui/text/format.ts';
import { limitCopy as copy } from './limit-copy.ts';
import { monthLeft } from './month-left.ts';

/** On the profile, in its panel and on the dashboard: what may be ordered alone, and who is decided for. */
export function OwnLimits({ limits }: { limits: OwnLimitsFragment }) {
  return limitLines(limits).map((line) => <p key={line}>{line}</p>);
}

function limitLines(limits: OwnLimitsFragment): string[] {
  const ceiling = limits.ceiling?.value ?? null;
  const left = monthLeft(limits.month);
  return [
    ...(ceiling === null ? [] : [ceiling > 0 ? copy.ceiling(formatAmount(ceiling)) : copy.everyOrder]),
    ...(left === null ? [] : [copy.month(left)]),
    ...(limits.is_month_spent ? [copy.monthSpent] : []),
    ...(limits.approves_orders ? [decides(limits.approves_until)] : []),
  ];
}

function decides(until: string | null): string {
  return until === null ? copy.approves : copy.approvesUntil(formatLocalDay(until));
}

/** Whether there are limits to show. */
export function hasLimits(limits: OwnLimitsFragment | null): limits is OwnLimitsFragment {
  return limits !== null && limitLines(limits).length > 0;
}
