import type { ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { isBegun, mayStart } from '@nuancier/domain/orders/desk-acts.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { deskCopy } from '../desk/desk-copy.ts';
import { claimPicking } from '../desk/desk-order-store.ts';
import { moveOrderTo } from '../operations/change-order-status.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { orRefused, refusedAsItStands, refuseOthersOrder } from './refused-acts.ts';

/** Pressed twice by the same person, it is begun once. */
export function startPreparation(context: DeskContext, number: string): Promise<ShopOrder> {
  return actOnOrder(context, { act: 'startPreparation', number }, async (db, order, staff) => {
    const { picker, status, customerId } = order;
    const now = context.now();
    await refuseOthersOrder(db, context, order);
    if (picker !== null && isBegun(status)) {
      if (picker.staffId === staff.staffId) return;
      const words = deskCopy.started(picker.name, deskCopy.moment(picker.since, now));
      throw new Refusal('PREPARATION_STARTED', undefined, words);
    }
    if (!mayStart({ status, hasPicker: picker !== null }))
      throw await refusedAsItStands(db, context, order, 'PREPARATION_OVER');
    if (!isBegun(status)) {
      const wanted = { number: order.number, to: 'EN_PREPARATION', author: staff.name } as const;
      await orRefused(db, context, order, await moveOrderTo(db, context, wanted));
    }
    await claimPicking(db, order.id, { staffId: staff.staffId, name: staff.name, now });
    await recordAudit(db, context, {
      event: 'order-preparation-started',
      customerId,
      details: { number: order.number, before: picker?.name ?? null, after: staff.name },
    });
  });
}
