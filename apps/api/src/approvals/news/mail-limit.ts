import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';

const PER_ASKER = { name: 'approval-mails', most: 40, perMs: HOUR_MS } as const;

/** Asking, and asking otherwise, writes to everybody who may decide: often enough for a day's work, not for a flood. */
export async function limitMails(
  { db, now }: Pick<ApprovalsContext, 'db' | 'now'>,
  customerId: number,
): Promise<void> {
  if (!(await allow(db, { ...PER_ASKER, key: String(customerId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
}
