import { countLines } from '@nuancier/domain/approvals/approved-lines.ts';
import { needsApproval } from '@nuancier/domain/checkout/needs-approval.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { isTooLarge } from '@nuancier/domain/money.ts';
import { allowed } from '../../refusals/allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import { cartAnswer, freezeCart, lockCart } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { insertEvent, selectEvents } from '../records/approval-events-store.ts';
import { insertAskedLines } from '../records/approval-lines-store.ts';
import { notifyRequested } from '../news/approval-news.ts';
import { requestView } from '../approval-view.ts';
import type { RequestView } from '../approval-view.ts';
import { isApproved, isAsker } from '../approvals.ts';
import { insertRequest, selectLastRequest } from '../records/approvals-store.ts';
import { requestComment } from '../asking/request-comment.ts';
import { limitMails } from '../news/mail-limit.ts';
import { buyerOf, monthBudget } from '../asking/month-budget.ts';
import { writeMessage } from '../records/messages-store.ts';
import { selectApprovers, selectPerson } from '../records/people-store.ts';
import { tellRequested } from '../news/approval-events.ts';

export type Submission = {
  cartId: string;
  comment?: string | null | undefined;
  tokenId?: string | null | undefined;
};

/** From this moment the cart waits, and only the head of the company changes it. */
export async function submitCartForApproval(
  context: ApprovalsContext,
  { cartId, comment, tokenId }: Submission,
): Promise<RequestView> {
  const { db, site } = context;
  const viewer = allowed(context.viewer, 'ask-approval');
  const now = context.now();
  const words = requestComment(comment);
  await limitMails(context, viewer.customerId);
  const shopToken = tokenId || context.shopToken;
  const { cart, history, request } = await db.transaction().execute(async (transaction) => {
    const held = await lockCart(transaction, { viewer, shopToken, now }, cartId);
    await refuseUnfit(transaction, viewer, held, now);
    const { id, number } = await writeRequest(transaction, viewer, { cart: held, words, now });
    const asker = await selectPerson(transaction, viewer.customerId);
    const approvers = await selectApprovers(transaction, companyOf(viewer), now);
    if (asker === undefined || approvers.length === 0) throw new Refusal('NO_APPROVER');
    const { customerId } = viewer;
    await insertEvent(transaction, { requestId: id, kind: 'requested', by: customerId, words, now });
    const buyer = buyerOf(viewer, await monthBudget(transaction, viewer, now));
    const submitted = { number, comment: words, cart: held, asker, approvers, buyer };
    await notifyRequested(transaction, submitted, { site: site.code, now });
    await writeMessage(transaction, { customerId, requestId: id, type: 'requested', now });
    const details = { number, totalHtCents: held.totals.total.excluding };
    await recordAudit(transaction, context, { event: 'approval-requested', details });
    const told = { number, ...companyOf(viewer) };
    await tellRequested(transaction, told, { totalHtCents: details.totalHtCents, now });
    const history = (await selectEvents(transaction, [id])).get(id) ?? [];
    return { cart: held, history, request: await selectLastRequest(transaction, cartId) };
  });
  if (request === undefined) throw new Error('The request that was just made is gone');
  const answer = cartAnswer(cart, { viewer, shopToken }, await context.catalogue());
  const facts = { changes: [], waitingForApproval: true, history, asker: null };
  return requestView(request, { cart: answer, ...facts });
}

/** What could not be ordered is not submitted either; nor what may be ordered without. */
async function refuseUnfit(db: DatabaseTransaction, viewer: Customer, cart: Cart, now: Date): Promise<void> {
  if (!isAsker(viewer, cart)) throw new Refusal('CART_NOT_FOUND');
  if (cart.cart.state === 'frozen') throw new Refusal('CART_FROZEN');
  if (cart.lines.length === 0) throw new Refusal('CHECKOUT_CART_EMPTY');
  const refusal = cart.lines.find((line) => line.refusal !== null)?.refusal;
  if (refusal != null) throw new Refusal(refusal);
  if (isTooLarge(cart.totals.total.including)) throw new Refusal('ORDER_TOO_LARGE');
  const buyer = buyerOf(viewer, await monthBudget(db, viewer, now));
  if (!needsApproval(buyer, cart.totals.total.excluding) || (await isApproved(db, viewer, cart)))
    throw new Refusal('APPROVAL_NOT_NEEDED');
}

async function writeRequest(
  db: DatabaseTransaction,
  viewer: Customer,
  { cart, words, now }: { cart: Cart; words: string | null; now: Date },
): Promise<{ id: number; number: string }> {
  if (!(await freezeCart(db, cart.cart.id, now))) throw new Refusal('CART_FROZEN');
  const counts = countLines(cart.lines.map(({ line }) => line));
  const made = await insertRequest(db, {
    cartId: cart.cart.id,
    ...companyOf(viewer),
    comment: words,
    totalHt: cart.totals.total.excluding,
    packs: counts.reduce((sum, { packs }) => sum + packs, 0),
    year: String(now.getUTCFullYear()).slice(-2),
    now,
  });
  await insertAskedLines(db, made.id, counts);
  return made;
}

function companyOf({ companyId, customerId }: Customer): { companyId: number; customerId: number } {
  if (companyId === null) throw new Denied();
  return { companyId, customerId };
}
