import type { OrderTabCount, ShopOrderRow, Today, TodayWork } from '@nuancier/contract/gestion-types.ts';
import { todayLeads } from '@nuancier/domain/staff/today.ts';
import { entitled } from '../../refusals/entitled.ts';
import { todayWork } from '../../request/today-work.ts';
import { selectOwing } from '../desk/desk-money-store.ts';
import { selectDeskOrders, selectReady } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { deskRowView } from '../desk/desk-row-view.ts';
import { tabCounts } from '../desk/tab-counts.ts';
import type { DeskContext } from '../orders-context.ts';

const MOST = 20;
const TABS = { late: 'en_retard', to_prepare: 'a_preparer', in_preparation: 'en_cours' } as const;

/** What the role opens on. The rest is read where it is asked for, by the capability it is of. */
export function today({ staff }: DeskContext): Today {
  const leads = [...todayLeads(entitled(staff, 'today').staff.role)];
  return { leads, counts: [], late: [], to_prepare: [], in_preparation: [], ready: [] };
}

export async function countsToday(
  { db, staff, now }: DeskContext,
  { leads }: Pick<Today, 'leads'>,
): Promise<OrderTabCount[]> {
  if (!leads.includes('orders') && !leads.includes('late_orders')) return [];
  const within = await deskReach(db, entitled(staff, 'today').reach);
  return tabCounts(db, within, { store: null, now: now() });
}

/** Late ones are also for who is told of nothing else of the stores. */
export async function ordersToday(
  context: DeskContext,
  { leads }: Pick<Today, 'leads'>,
  section: keyof typeof TABS | 'ready',
): Promise<ShopOrderRow[]> {
  if (!leads.includes('orders') && !(section === 'late' && leads.includes('late_orders'))) return [];
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'today');
  const within = await deskReach(db, reach);
  const rows =
    section === 'ready'
      ? await selectReady(db, within, { limit: MOST, now })
      : await selectDeskOrders(
          db,
          within,
          {
            tab: TABS[section],
            store: null,
            words: [],
            statuses: null,
            since: null,
            until: null,
            money: null,
          },
          { after: null, before: null, limit: MOST, now },
        );
  return rows.map((row) => deskRowView(row, staff));
}

export function owedToday(
  { staff, db }: DeskContext,
  part: 'refunds' | 'awaited_transfers',
): Promise<TodayWork | null> {
  const money = part === 'refunds' ? 'a_rembourser' : 'virement_attendu';
  return todayWork(staff, part, async (reach) => selectOwing(db, await deskReach(db, reach), money));
}
