import { changesOf, countLines } from '@nuancier/domain/approvals/approved-lines.ts';
import { cartAnswer, findCart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectEvents } from '../records/approval-events-store.ts';
import { selectApprovalLines } from '../records/approval-lines-store.ts';
import { requestView } from '../approval-view.ts';
import type { RequestView } from '../approval-view.ts';
import { selectOwnRequest } from '../records/approvals-store.ts';
import { askerOf } from '../asking/asker-of.ts';

/** The viewer's own request with the decider's changes; the cart only while it waits. */
export async function ownApprovalRequest(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  number: string,
): Promise<RequestView> {
  const { db, shopToken, now } = context;
  const { viewer, customerId } = askerOf(context);
  const request = await selectOwnRequest(db, { customerId, number });
  if (request === undefined) throw new Refusal('UNKNOWN_APPROVAL');
  const { asked, granted } = await selectApprovalLines(db, request.id);
  const history = (await selectEvents(db, [request.id])).get(request.id) ?? [];
  if (request.status !== 'waiting_for_approval') {
    const changes = request.status === 'approved' ? changesOf(asked, granted) : [];
    return requestView(request, { cart: null, changes, waitingForApproval: false, history, asker: null });
  }
  const cart = await findCart(db, { viewer, shopToken, now: now() }, request.cartId);
  return requestView(request, {
    cart: cartAnswer(cart, context, await context.catalogue()),
    changes: changesOf(asked, countLines(cart.lines.map(({ line }) => line))),
    waitingForApproval: true,
    history,
    asker: null,
  });
}
