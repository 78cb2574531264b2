import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { subAccountsCopy as copy } from './copy.ts';

/** The account's appointment as decider; null without one. */
export function appointedText({
  approves,
  from,
  until,
}: SubAccountFieldsFragment['approver']): string | null {
  if (!approves) return null;
  if (from !== null && until !== null)
    return copy.approvesWithin(formatLocalDay(from), formatLocalDay(until));
  if (from !== null) return copy.approvesSince(formatLocalDay(from));
  return until === null ? copy.approvesAlways : copy.approvesTill(formatLocalDay(until));
}
