// What a role finds in its menu: an entry for each screen whose first question it may ask. The rest is absent, never grey.
import { scopeOf } from './rights.ts';
import type { StaffOperation } from './rights.ts';
import type { StaffRole } from './roles.ts';

/** `orAsks`: the first question of who may not ask the other. */
type Asking = { entry: string; asks: StaffOperation; orAsks?: StaffOperation };

/** In their order; a role opens on its first. */
export const MENU = [
  { entry: 'today', asks: 'today' },
  { entry: 'orders', asks: 'shopOrders' },
  { entry: 'counter', asks: 'pickups' },
  { entry: 'returns', asks: 'shopWithdrawals' },
  { entry: 'customers', asks: 'shopCustomers' },
  { entry: 'quotations', asks: 'shopQuotations' },
  { entry: 'catalogue', asks: 'shelfProducts' },
  { entry: 'pricing', asks: 'campaigns' },
  { entry: 'content', asks: 'contents' },
  { entry: 'search', asks: 'searchedWords' },
  { entry: 'stores', asks: 'shopStores' },
  { entry: 'imports', asks: 'importRuns' },
  { entry: 'reports', asks: 'salesReport', orAsks: 'marginReport' },
  { entry: 'settings', asks: 'shopSettings' },
  { entry: 'team', asks: 'team' },
  { entry: 'journal', asks: 'journal' },
] as const satisfies readonly Asking[];
export type MenuEntry = (typeof MENU)[number]['entry'];

export function menuOf(role: StaffRole): MenuEntry[] {
  return MENU.filter((entry) => isAsked(entry, role)).map(({ entry }) => entry);
}

function isAsked({ asks, orAsks }: Asking, role: StaffRole): boolean {
  return scopeOf(asks, role) !== null || (orAsks !== undefined && scopeOf(orAsks, role) !== null);
}
