import { changesOf, countLines, isSame } from '@nuancier/domain/approvals/approved-lines.ts';
import type { LineCount } from '@nuancier/domain/approvals/approved-lines.ts';
import { cartAnswer, findCart, linesOfCart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectEvents } from '../records/approval-events-store.ts';
import { selectApprovalLines } from '../records/approval-lines-store.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { requestView } from '../approval-view.ts';
import type { RequestView } from '../approval-view.ts';
import { selectRequest } from '../records/approvals-store.ts';
import { askersReader, deciderOf } from '../deciding/decider-of.ts';
import { monthBudget } from '../asking/month-budget.ts';

export async function orderWaitingForApproval(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  number: string,
): Promise<RequestView> {
  const { db, now } = context;
  const request = await selectRequest(db, deciderOf(context), number);
  if (request === undefined) throw new Refusal('UNKNOWN_APPROVAL');
  const { asked, granted } = await selectApprovalLines(db, request.id);
  const history = (await selectEvents(db, [request.id])).get(request.id) ?? [];
  if (request.status !== 'waiting_for_approval') {
    const changes = request.status === 'approved' ? changesOf(asked, granted) : [];
    const waitingForApproval = await isStillSet(db, request, granted);
    return requestView(request, { cart: null, changes, waitingForApproval, history, asker: null });
  }
  const reader = await askersReader(db, request, now());
  const cart = await findCart(db, reader, request.cartId);
  const view = requestView(request, {
    cart: cartAnswer(cart, context, await context.catalogue()),
    changes: changesOf(asked, countLines(cart.lines.map(({ line }) => line))),
    waitingForApproval: true,
    history,
    asker: { viewer: reader.viewer, budget: await monthBudget(db, reader.viewer, now()) },
  });
  return { ...view, waiting: { asker: reader.viewer, cart } };
}

/** The flag of an approved request falls when the order is placed or the cart changed. */
async function isStillSet(
  db: Database,
  { status, orderNumber, cartId }: ApprovalRequest,
  granted: readonly LineCount[],
): Promise<boolean> {
  if (status !== 'approved' || orderNumber !== null) return false;
  return isSame(granted, countLines(await linesOfCart(db, cartId)));
}
