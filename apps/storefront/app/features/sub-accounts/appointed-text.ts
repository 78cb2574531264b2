import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { formatLocalDay } from '../../text/format.ts';
import { subAccountsCopy as copy } from './copy.ts';

/** What the head of the company has appointed; null for whoever decides on nothing. */
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
