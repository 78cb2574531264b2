import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { lockOwnRequest } from '../records/approvals-store.ts';

export type Asker = { viewer: Customer; companyId: number; customerId: number };

export function askerOf(context: Pick<ApprovalsContext, 'viewer'>): Asker {
  const viewer = allowed(context.viewer, 'ask-approval');
  const { companyId, customerId } = viewer;
  if (companyId === null) throw new Denied();
  return { viewer, companyId, customerId };
}

/** The asker's own request, locked and still pending. */
export async function ownWaiting(
  db: DatabaseTransaction,
  { customerId }: Pick<Asker, 'customerId'>,
  which: { number: string } | { cartId: string },
): Promise<ApprovalRequest> {
  const request = await lockOwnRequest(db, { customerId, ...which });
  if (request === undefined) throw new Refusal('UNKNOWN_APPROVAL');
  if (request.status !== 'waiting_for_approval') throw new Refusal('APPROVAL_TREATED');
  return request;
}
