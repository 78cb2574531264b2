import { isReadableLine, LONGEST_REASON } from '@nuancier/domain/readable-text.ts';
import { Refusal } from '../refusals/refusal.ts';

/** Money and cancellations say why, for whoever reads the log. */
export function readReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > LONGEST_REASON || !isReadableLine(reason))
    throw new Refusal('REASON_NEEDED');
  return reason;
}
