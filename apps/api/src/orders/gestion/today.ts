import type { OrderTabCount, Today, TodayOrders, TodayWork } from '@nuancier/contract/gestion-types.ts';
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
const NONE: TodayOrders = { rows: [], more: false };
const TABS = { late: 'en_retard', to_prepare: 'a_preparer', in_preparation: 'en_cours' } as const;

/** What the role opens on. The rest is read where it is asked for, by the capability it is of. */
export function today({ staff }: DeskContext): Today {
  const leads = [...todayLeads(entitled(staff, 'today').staff.role)];
  return { leads, counts: [], late: NONE, to_prepare: NONE, in_preparation: NONE, ready: NONE };
}

export async function countsToday(
  { db, staff, now }: DeskContext,
  { leads }: Pick<Today, 'leads'>,
): Promise<OrderTabCount[]> {
  if (!leads.includes('orders') && !leads.includes('late_orders')) return [];
  const within = await deskReach(db, entitled(staff, 'today').reach);
  return tabCounts(db, within, { store: null, now: now() });
}

/** Late ones are also for who is told of nothing else of the stores; they are told once, where they press most. */
export async function ordersToday(
  context: DeskContext,
  { leads }: Pick<Today, 'leads'>,
  section: keyof typeof TABS | 'ready',
): Promise<TodayOrders> {
  if (!leads.includes('orders') && !(section === 'late' && leads.includes('late_orders'))) return NONE;
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'today');
  const within = await deskReach(db, reach);
  const found =
    section === 'ready'
      ? await selectReady(db, within, { limit: MOST + 1, now })
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
            owner: null,
            withoutLate: section !== 'late',
          },
          { after: null, before: null, limit: MOST + 1, now },
        );
  const rows = found.slice(0, MOST).map((row) => deskRowView(row, staff));
  return { rows, more: found.length > MOST };
}

export function owedToday(
  { staff, db }: DeskContext,
  part: 'refunds' | 'awaited_transfers',
): Promise<TodayWork | null> {
  const money = part === 'refunds' ? 'a_rembourser' : 'virement_attendu';
  return todayWork(staff, part, async (reach) => selectOwing(db, await deskReach(db, reach), money));
}
