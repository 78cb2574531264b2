import type { ShopReturn } from '@nuancier/contract/gestion-types.ts';
import type { DeskContext } from '../../orders-context.ts';
import { actOnReturn } from '../../returns/act-on-return.ts';
import { decideReturn } from './decide-return.ts';

/** The goods are awaited; their customer reads where they go and by when. */
export function acceptReturn(context: DeskContext, id: string): Promise<ShopReturn> {
  return actOnReturn(context, { act: 'acceptReturn', id }, (db, held, staff) =>
    decideReturn(db, context, held, {
      staff,
      to: 'awaited',
      event: 'return-accepted',
      step: { kind: 'accepted' },
    }),
  );
}
