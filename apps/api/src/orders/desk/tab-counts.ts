import type { OrderTab, OrderTabCount } from '@nuancier/contract/gestion-types.ts';
import type { Database } from '../../database/tables.ts';
import { countTabs, MOST_COUNTED } from './desk-orders-store.ts';
import type { DeskReach } from './desk-reach-store.ts';

const TABS = [
  'a_preparer',
  'en_cours',
  'pretes',
  'en_retard',
  'toutes',
] as const satisfies readonly OrderTab[];

export async function tabCounts(
  db: Database,
  reach: DeskReach,
  { store, now }: { store: string | null; now: Date },
): Promise<OrderTabCount[]> {
  const counts = await countTabs(db, reach, { store, tabs: TABS, now });
  return TABS.map((tab, at) => {
    const count = counts[at] ?? 0;
    return { tab, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
  });
}
