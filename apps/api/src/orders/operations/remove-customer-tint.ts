import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { OrdersContext } from '../orders-context.ts';
import { selectBoughtTint } from '../tints/bought-tints-store.ts';
import { deleteTintByHand } from '../tints/kept-tints-store.ts';
import { readTintUid } from '../tints/tint-uid.ts';
import { tintReader } from '../tints/tint-reader.ts';

/** What was ordered cannot be taken away: it is part of the order. */
export async function removeCustomerTint(
  context: Pick<OrdersContext, 'db' | 'viewer'> & AuditPlace,
  uid: string,
): Promise<true> {
  const { db, viewer } = context;
  const { reach, scope } = tintReader(allowed(viewer, 'view-orders'));
  const named = readTintUid(uid);
  if (named.kind === 'ordered') {
    const bought = await selectBoughtTint(db, scope, named.id);
    // Of another company's nobody learns that it was ordered.
    throw new Refusal(bought === undefined ? 'UNKNOWN_TINT' : 'TINT_ORDERED');
  }
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteTintByHand(transaction, reach, named.id))) throw new Refusal('UNKNOWN_TINT');
    await recordAudit(transaction, context, { event: 'tint-removed', details: { uid } });
  });
  return true;
}
