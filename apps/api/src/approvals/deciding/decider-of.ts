import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartReader } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { customerById } from '../../customers/customers.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { lockRequest } from '../records/approvals-store.ts';
import type { Decider } from '../records/approvals-store.ts';

export function deciderOf({ viewer }: Pick<ApprovalsContext, 'viewer'>): Decider {
  const { companyId, customerId } = allowed(viewer, 'approve-orders');
  if (companyId === null) throw new Denied();
  return { companyId, customerId };
}

/** Locked and still pending. */
export async function waitingRequest(
  db: DatabaseTransaction,
  decider: Decider,
  number: string,
): Promise<ApprovalRequest> {
  const request = await lockRequest(db, decider, number);
  if (request === undefined) throw new Refusal('UNKNOWN_APPROVAL');
  if (request.status !== 'waiting_for_approval') throw new Refusal('APPROVAL_TREATED');
  return request;
}

/** The asker changed the request meanwhile: a decider must not act on a version it has not seen. */
export function refuseUnseen({ version }: Pick<ApprovalRequest, 'version'>, seen: number | null): void {
  if (seen !== null && seen !== version) throw new Refusal('APPROVAL_CHANGED');
}

/** The cart is priced for the asker, who owns it and will order it. */
export async function askersReader(
  db: Database,
  { customerId }: Pick<ApprovalRequest, 'customerId'>,
  now: Date,
): Promise<CartReader & { viewer: Customer }> {
  const viewer = await customerById(db, customerId, now);
  if (viewer === null) throw new Refusal('UNKNOWN_APPROVAL');
  return { viewer, shopToken: undefined, now };
}
