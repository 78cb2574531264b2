import type { Today, TodayWork } from '@nuancier/contract/gestion-types.ts';
import { todayLeads } from '@nuancier/domain/staff/today.ts';
import { entitled } from '../../refusals/entitled.ts';
import { todayWork } from '../../request/today-work.ts';
import type { DeskFilter } from '../desk/desk-filter.ts';
import { selectOwing } from '../desk/desk-money-store.ts';
import { selectDeskOrders, selectReady } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { deskRowView } from '../desk/desk-row-view.ts';
import { tabCounts } from '../desk/tab-counts.ts';
import type { DeskContext } from '../orders-context.ts';

const MOST = 20;

/** What the role opens on, and the orders of the day; the rest the other capabilities tell themselves. */
export async function today(context: DeskContext): Promise<Today> {
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'today');
  const leads = [...todayLeads(staff.role)];
  const none = { leads, counts: [], late: [], to_prepare: [], in_preparation: [], ready: [] };
  const isWhole = leads.includes('orders');
  if (!isWhole && !leads.includes('late_orders')) return none;
  const within = await deskReach(db, reach);
  const page = { after: null, before: null, limit: MOST, now };
  const rowsOf = async (tab: DeskFilter['tab']) => {
    const filter = { tab, store: null, words: [], statuses: null, since: null, until: null, money: null };
    const rows = await selectDeskOrders(db, within, filter, page);
    return rows.map((row) => deskRowView(row, staff));
  };
  const counts = await tabCounts(db, within, { store: null, now });
  const late = await rowsOf('en_retard');
  if (!isWhole) return { ...none, counts, late };
  const ready = await selectReady(db, within, { limit: MOST, now });
  return {
    leads,
    counts,
    late,
    to_prepare: await rowsOf('a_preparer'),
    in_preparation: await rowsOf('en_cours'),
    ready: ready.map((row) => deskRowView(row, staff)),
  };
}

export function owedToday(
  { staff, db }: DeskContext,
  part: 'refunds' | 'awaited_transfers',
): Promise<TodayWork | null> {
  const money = part === 'refunds' ? 'a_rembourser' : 'virement_attendu';
  return todayWork(staff, part, async (reach) => selectOwing(db, await deskReach(db, reach), money));
}
