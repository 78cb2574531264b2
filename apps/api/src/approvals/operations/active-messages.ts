import type { CustomerMessage } from '@nuancier/contract/api-types.ts';
import { messageLevel } from '@nuancier/domain/approvals/approval-state.ts';
import { countLines, staysWithin } from '@nuancier/domain/approvals/approved-lines.ts';
import { needsApproval } from '@nuancier/domain/checkout/needs-approval.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { allowed } from '../../refusals/allowed.ts';
import { findCart, linesOfCart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { Database } from '../../database/tables.ts';
import { approvalCopy } from '../news/approval-copy.ts';
import { selectApprovalLines } from '../records/approval-lines-store.ts';
import type { ApprovalMessage } from '../records/approval-record.ts';
import { requestStateOf } from '../approvals.ts';
import { buyerOf, monthBudget } from '../asking/month-budget.ts';
import { selectMessage } from '../records/messages-store.ts';

/** Messages about one's own requests; another account's id is refused for every viewer. */
export async function activeMessages(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site'>,
  id: string,
): Promise<CustomerMessage[]> {
  const { db, viewer } = context;
  const self = allowed(viewer, 'use-account', { customerId: /^\d{1,9}$/.test(id) ? Number(id) : 0 });
  if (!can(self, 'ask-approval')) return [];
  const message = await selectMessage(db, self.customerId);
  if (message === undefined || !(await isStillTrue(db, message))) return [];
  const { type, request } = message;
  const text = await textOf(context, self, message);
  const words = request.reason === null ? [text] : [text, approvalCopy.reason(request.reason)];
  return [{ message_type: type, message_level: messageLevel(type), content: words.join(' ') }];
}

/** A rejected request asks for another one only of a cart that has to be submitted. */
async function textOf(
  context: Pick<ApprovalsContext, 'now' | 'shopToken' | 'db' | 'site'>,
  viewer: Customer,
  { type, request }: ApprovalMessage,
): Promise<string> {
  if (type === 'rejected' && !(await isStillNeeded(context, viewer, request.cartId)))
    return approvalCopy.rejectedAndChanged;
  return context.site.settings.subaccount_messages.find(({ key }) => key === type)?.value ?? '';
}

async function isStillNeeded(
  { db, shopToken, now }: Pick<ApprovalsContext, 'db' | 'shopToken' | 'now'>,
  viewer: Customer,
  cartId: string,
): Promise<boolean> {
  const cart = await findCart(db, { viewer, shopToken, now: now() }, cartId);
  const buyer = buyerOf(viewer, await monthBudget(db, viewer, now()));
  return needsApproval(buyer, cart.totals.total.excluding) && !(await requestStateOf(db, cart)).isCovered;
}

/** « Validée » would mislead for a cart that has outgrown its approval. */
async function isStillTrue(db: Database, { type, request }: ApprovalMessage): Promise<boolean> {
  if (type === 'requested') return true;
  // Of an emptied cart there is nothing to say any more.
  if (type === 'rejected') return (await linesOfCart(db, request.cartId)).length > 0;
  if (request.orderNumber !== null) return false;
  const [{ granted }, lines] = await Promise.all([
    selectApprovalLines(db, request.id),
    linesOfCart(db, request.cartId),
  ]);
  return lines.length > 0 && staysWithin(granted, countLines(lines));
}
