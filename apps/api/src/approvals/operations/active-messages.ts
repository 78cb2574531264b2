import type { CustomerMessage } from '@nuancier/contract/api-types.ts';
import { messageLevel } from '@nuancier/domain/approvals/approval-state.ts';
import { countLines, staysWithin } from '@nuancier/domain/approvals/approved-lines.ts';
import { can } from '@nuancier/domain/customers/policy.ts';
import { allowed } from '../../allowed.ts';
import { linesOfCart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/tables.ts';
import { approvalCopy } from '../approval-copy.ts';
import { selectApprovalLines } from '../approval-lines-store.ts';
import type { ApprovalMessage } from '../approval-record.ts';
import { selectMessage } from '../messages-store.ts';

/** The news of one's own request. Somebody else's id is refused, whoever asks. */
export async function activeMessages(
  { db, viewer, site }: Pick<Context, 'db' | 'viewer' | 'site'>,
  id: string,
): Promise<CustomerMessage[]> {
  const self = allowed(viewer, 'use-account', { customerId: /^\d{1,9}$/.test(id) ? Number(id) : 0 });
  if (!can(self, 'ask-approval')) return [];
  const message = await selectMessage(db, self.customerId);
  if (message === undefined || !(await isStillTrue(db, message))) return [];
  const { type, request } = message;
  const text = site.settings.subaccount_messages.find(({ key }) => key === type)?.value ?? '';
  const words = request.reason === null ? [text] : [text, approvalCopy.reason(request.reason)];
  return [{ message_type: type, message_level: messageLevel(type), content: words.join(' ') }];
}

/** « Validée » is said of what was approved: of a cart that has outgrown it, it would mislead. */
async function isStillTrue(db: Database, { type, request }: ApprovalMessage): Promise<boolean> {
  if (type === 'requested' || type === 'rejected') return true;
  if (request.orderNumber !== null) return false;
  const [{ granted }, lines] = await Promise.all([
    selectApprovalLines(db, request.id),
    linesOfCart(db, request.cartId),
  ]);
  return lines.length > 0 && staysWithin(granted, countLines(lines));
}
