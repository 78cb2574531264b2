import { changesOf, countLines, staysWithin } from '@nuancier/domain/approvals/approved-lines.ts';
import { recordAudit } from '../../audit/audit.ts';
import { changeFrozenCart, findCart } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RequestView } from '../approval-view.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { selectApprovalLines } from '../records/approval-lines-store.ts';
import { updateSums } from '../records/approvals-store.ts';
import { askersReader, deciderOf, refuseUnseen, waitingRequest } from '../deciding/decider-of.ts';
import { reject } from '../deciding/reject-request.ts';
import { orderWaitingForApproval } from './order-waiting-for-approval.ts';

/** `quantity` null: the item is taken out. Without its last item a request is rejected. */
export type ItemChange = {
  orderId: string;
  itemUid: string;
  quantity: number | null;
  /** of the request as it was seen, where that is known */
  version?: number | null | undefined;
};

export async function changeOrderWaitingForApproval(
  context: ApprovalsContext,
  { orderId, itemUid: uid, quantity, version = null }: ItemChange,
): Promise<RequestView> {
  const { db } = context;
  const now = context.now();
  const decider = deciderOf(context);
  // A client that leaves the quantity at nothing means to take the item out: that has an operation of its own.
  if (quantity !== null && quantity <= 0) throw new Refusal('PACK_COUNT');
  await db.transaction().execute(async (transaction) => {
    const request = await waitingRequest(transaction, decider, orderId);
    refuseUnseen(request, version);
    const reader = await askersReader(transaction, request, now);
    const before = await findCart(transaction, reader, request.cartId);
    if (quantity === null && isLast(before, uid)) {
      await reject(transaction, context, { request, reason: null });
      return;
    }
    const after = await changeFrozenCart(transaction, reader, request.cartId, { uid, quantity });
    await refuseMore(transaction, context, request.id, after);
    const packs = after.lines.reduce((sum, { line }) => sum + line.quantity, 0);
    await updateSums(transaction, request.id, { totalHt: after.totals.total.excluding, packs });
    const details = { number: request.number, before: packsOf(before, uid), after: packsOf(after, uid) };
    await insertEvent(transaction, {
      requestId: request.id,
      kind: 'changed',
      by: decider.customerId,
      changes: changesOf(countLines(linesIn(before)), countLines(linesIn(after))),
      now,
    });
    const { customerId } = request;
    await recordAudit(transaction, context, { event: 'approval-changed', customerId, details });
  });
  return orderWaitingForApproval(context, orderId);
}

/** An account appointed to decide grants what was asked for or less: more would be an order of its own. */
async function refuseMore(
  db: DatabaseTransaction,
  { viewer }: Pick<ApprovalsContext, 'viewer'>,
  requestId: number,
  after: Cart,
): Promise<void> {
  if (viewer.kind !== 'customer' || viewer.role !== 'Subaccount') return;
  const { asked } = await selectApprovalLines(db, requestId);
  if (!staysWithin(asked, countLines(linesIn(after)))) throw new Refusal('APPROVAL_ONLY_LESS');
}

const linesIn = ({ lines }: Cart) => lines.map(({ line }) => line);

function isLast({ lines }: Cart, uid: string): boolean {
  return lines.length === 1 && lines[0]?.line.uid === uid;
}

function packsOf({ lines }: Cart, uid: string): { sku: string; quantity: number } | null {
  const line = lines.find((one) => one.line.uid === uid)?.line;
  return line === undefined ? null : { sku: line.articleSku, quantity: line.quantity };
}
