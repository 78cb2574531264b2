import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';

const PER_ASKER = { name: 'approval-mails', most: 40, perMs: HOUR_MS } as const;

/** Submitting and resubmitting mails every decider: the limit allows a day's work and stops a flood. */
export async function limitMails(
  { db, now }: Pick<ApprovalsContext, 'db' | 'now'>,
  customerId: number,
): Promise<void> {
  if (!(await allow(db, { ...PER_ASKER, key: String(customerId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
}
