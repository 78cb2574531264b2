import type { CustomerTint, NoteCustomerTintInput } from '@nuancier/contract/api-types.ts';
import { keptWords } from '@nuancier/domain/orders/tints/kept-tint.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { OrdersContext } from '../orders-context.ts';
import { selectBoughtTint } from '../tints/bought-tints-store.ts';
import { updateTintByHand, upsertTintNote } from '../tints/kept-tints-store.ts';
import { readTintUid, tintOf } from '../tints/tint-uid.ts';
import { tintReader } from '../tints/tint-reader.ts';

type Asked = Pick<OrdersContext, 'db' | 'viewer' | 'catalogue' | 'now'> & AuditPlace;

/** Of what was ordered the words belong to the tint on its site: the next order of it there has them too. */
export async function noteCustomerTint(
  context: Asked,
  { uid, room, note }: NoteCustomerTintInput,
): Promise<CustomerTint> {
  const { db, viewer, catalogue, now } = context;
  const reader = tintReader(allowed(viewer, 'view-orders'));
  const words = keptWords({ room, note });
  if (!words.ok) throw new Refusal(words.refusal);
  const named = readTintUid(uid);
  await db.transaction().execute(async (transaction) => {
    if (named.kind === 'by-hand') {
      const isThere = await updateTintByHand(transaction, reader.reach, named.id, words.value);
      if (!isThere) throw new Refusal('UNKNOWN_TINT');
    } else {
      const bought = await selectBoughtTint(transaction, reader.scope, named.id);
      if (bought === undefined) throw new Refusal('UNKNOWN_TINT');
      const { tint, site } = bought;
      const { code, customColorExa: hex, customerColorLabel: label } = tint;
      const noted = { code, hex, label, site: site ?? '', ...words.value };
      await upsertTintNote(transaction, reader.reach, noted, now());
    }
    // The words themselves are the company's: that they were written is enough.
    await recordAudit(transaction, context, { event: 'tint-noted', details: { uid } });
  });
  return tintOf(db, reader, await catalogue(), uid);
}
