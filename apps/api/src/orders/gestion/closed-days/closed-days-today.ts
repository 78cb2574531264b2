import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { closedDays } from '@nuancier/domain/stores/special-day.ts';
import { todayWork, waitingAmong } from '../../../request/today-work.ts';
import { allShops } from '../../../stores/stores.ts';
import { deskReach } from '../../desk/desk-reach-store.ts';
import { countDueOnEach } from '../../desk/due-orders-store.ts';
import type { DeskContext } from '../../orders-context.ts';

/** Closed, and promised all the same: somebody has to tell its customers. */
export function closedDaysToday({ staff, db, now }: DeskContext): Promise<TodayWork | null> {
  return todayWork(staff, 'closed_days', async (reach) => {
    const within = await deskReach(db, reach);
    const shops = (await allShops(db)).filter(
      ({ code }) => within.kind === 'all' || (within.kind === 'stores' && within.codes.includes(code)),
    );
    const today = localMoment(now()).date;
    const days = shops.flatMap(({ code, specialHours }) =>
      closedDays(specialHours, today).map((on) => ({ store: code, on })),
    );
    const promised = days.length === 0 ? [] : await countDueOnEach(db, days);
    const names = new Map(shops.map(({ code, titleLabel }) => [code, titleLabel]));
    return waitingAmong(
      promised.map(({ store, on, count }) => ({
        key: `${store} ${on}`,
        title: names.get(store) ?? store,
        detail: orders(count),
        at: null,
        day: on,
        cents: null,
      })),
    );
  });
}

function orders(count: number): string {
  return count > 1 ? `${count}\u00A0commandes promises` : '1\u00A0commande promise';
}
