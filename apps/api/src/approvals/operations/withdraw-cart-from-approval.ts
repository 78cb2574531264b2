import type { ApprovalsContext } from '../approvals-context.ts';
import type { RequestView } from '../approval-view.ts';
import { requestView } from '../approval-view.ts';
import { askerOf, ownWaiting } from '../asking/asker-of.ts';
import { withdraw } from '../asking/withdraw-request.ts';

export async function withdrawCartFromApproval(
  context: ApprovalsContext,
  { cartId, tokenId }: { cartId: string; tokenId?: string | null | undefined },
): Promise<RequestView> {
  const asker = askerOf(context);
  const place = { ...context, shopToken: tokenId || context.shopToken };
  return context.db.transaction().execute(async (db) => {
    const request = await ownWaiting(db, asker, { cartId });
    await withdraw(db, place, { asker, request });
    return requestView({ ...request, status: 'withdrawn' }, NOTHING_LEFT);
  });
}

const NOTHING_LEFT = { cart: null, changes: [], waitingForApproval: false, history: [], asker: null };
