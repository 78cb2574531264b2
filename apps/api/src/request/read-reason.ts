import { isReadableLine } from '@nuancier/domain/readable-text.ts';
import { Refusal } from '../refusals/refusal.ts';

const LONGEST = 250;

/** Money and cancellations say why, for whoever reads the log. */
export function readReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > LONGEST || !isReadableLine(reason)) throw new Refusal('REASON_NEEDED');
  return reason;
}
