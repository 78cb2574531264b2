import type { CustomerTint, NoteCustomerTintInput } from '@nuancier/contract/api-types.ts';
import { keptWords } from '@nuancier/domain/orders/tints/kept-tint.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { OrdersContext } from '../orders-context.ts';
import { selectBoughtTint } from '../tints/bought-tints-store.ts';
import { updateTintByHand, upsertTintNote } from '../tints/kept-tints-store.ts';
import { readTintUid, tintOf } from '../tints/tint-uid.ts';
import { tintReader } from '../tints/tint-reader.ts';

type Asked = Pick<OrdersContext, 'db' | 'viewer' | 'catalogue' | 'now'>;

/** Of what was ordered the words belong to the tint on its site: the next order of it there has them too. */
export async function noteCustomerTint(
  { db, viewer, catalogue, now }: Asked,
  { uid, room, note }: NoteCustomerTintInput,
): Promise<CustomerTint> {
  const reader = tintReader(allowed(viewer, 'view-orders'));
  const words = keptWords({ room, note });
  if (!words.ok) throw new Refusal(words.refusal);
  const named = readTintUid(uid);
  if (named.kind === 'by-hand') {
    const isThere = await updateTintByHand(db, reader.reach, named.id, words.value);
    if (!isThere) throw new Refusal('UNKNOWN_TINT');
  } else {
    const bought = await selectBoughtTint(db, reader.scope, named.id);
    if (bought === undefined) throw new Refusal('UNKNOWN_TINT');
    const { tint, site } = bought;
    const { code, customColorExa: hex, customerColorLabel: label } = tint;
    await upsertTintNote(db, reader.reach, { code, hex, label, site: site ?? '', ...words.value }, now());
  }
  return tintOf(db, reader, await catalogue(), uid);
}
