import type { Today } from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../../refusals/entitled.ts';
import type { DeskFilter } from '../desk/desk-filter.ts';
import { selectDeskOrders, selectReady } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { deskRowView } from '../desk/desk-row-view.ts';
import { tabCounts } from '../desk/tab-counts.ts';
import type { DeskContext } from '../orders-context.ts';

const MOST = 20;

/** The orders of the day; what else waits for this person, the other capabilities tell themselves. */
export async function today(context: DeskContext): Promise<Today> {
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'today');
  const within = await deskReach(db, reach);
  const page = { after: null, before: null, limit: MOST, now };
  const rowsOf = async (tab: DeskFilter['tab']) => {
    const filter = { tab, store: null, words: [], statuses: null, since: null, until: null };
    const rows = await selectDeskOrders(db, within, filter, page);
    return rows.map((row) => deskRowView(row, staff));
  };
  const ready = await selectReady(db, within, { limit: MOST, now });
  return {
    counts: await tabCounts(db, within, { store: null, now }),
    late: await rowsOf('en_retard'),
    to_prepare: await rowsOf('a_preparer'),
    in_preparation: await rowsOf('en_cours'),
    ready: ready.map((row) => deskRowView(row, staff)),
  };
}
