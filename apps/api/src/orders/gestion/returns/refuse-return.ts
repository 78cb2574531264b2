import type { MutationRefuseReturnArgs, ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { readReason } from '../../../request/read-reason.ts';
import type { DeskContext } from '../../orders-context.ts';
import { actOnReturn } from '../../returns/act-on-return.ts';
import { isPaidBackSoon } from '../../returns/return-store.ts';
import { decideReturn } from './decide-return.ts';

/** The reason is the customer's to read. */
export function refuseReturn(
  context: DeskContext,
  { id, reason }: MutationRefuseReturnArgs,
): Promise<ShopReturn> {
  const why = readReason(reason);
  return actOnReturn(context, { act: 'refuseReturn', id, args: why }, async (db, held, staff) => {
    if (await isPaidBackSoon(db, held.record.id)) throw new Refusal('REFUND_UNDER_WAY');
    await decideReturn(db, context, held, {
      staff,
      to: 'refused',
      event: 'return-refused',
      step: { kind: 'refused', reason: why },
      details: { reason: why },
      reason: why,
    });
  });
}
