import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { mayOpenPage } from '../../addresses/page-rights.ts';
import { paths } from '../../addresses/paths.ts';

type Menu = CurrentStaffQuery['currentStaff']['menu'];
type MenuEntry = Menu[number];

/** Screens that stand; what a role may do elsewhere comes with its screen. */
const PLACES: Readonly<Partial<Record<MenuEntry, string>>> = {
  today: paths.today(),
  orders: paths.orders(),
  catalogue: paths.shelf(),
  pricing: paths.campaigns(),
  counter: paths.counter(),
  content: paths.contents(),
  search: paths.searches(),
  stores: paths.stores(),
  returns: paths.returns(),
  customers: paths.customers(),
  quotations: paths.quotations(),
  imports: paths.imports(),
  reports: paths.reports(),
  settings: paths.settings(),
  team: paths.team(),
  journal: paths.journal(),
};

export function menuPlaces(menu: Menu): { entry: MenuEntry; to: string }[] {
  return menu.flatMap((entry) => {
    const to = PLACES[entry];
    return to === undefined ? [] : [{ entry, to }];
  });
}

/** As people work: the day, what is sold, what is offered, what comes and goes, the house itself. */
const GROUPS = {
  day: ['today'],
  selling: ['orders', 'counter', 'returns', 'customers', 'quotations'],
  offer: ['catalogue', 'pricing', 'content', 'search', 'stores'],
  figures: ['imports', 'reports'],
  house: ['settings', 'team', 'journal'],
} as const satisfies Record<string, readonly MenuEntry[]>;
export type MenuGroup = keyof typeof GROUPS;
const ORDER = ['day', 'selling', 'offer', 'figures', 'house'] as const;
const EVERY_ENTRY: Menu = ORDER.flatMap((group): Menu => [...GROUPS[group]]);

export function groupedPlaces(menu: Menu): { group: MenuGroup; places: ReturnType<typeof menuPlaces> }[] {
  const places = menuPlaces(menu);
  return ORDER.map((group) => {
    const entries: readonly MenuEntry[] = GROUPS[group];
    return { group, places: places.filter(({ entry }) => entries.includes(entry)) };
  }).filter((one) => one.places.length > 0);
}

export function firstPlace(menu: Menu): string {
  return menuPlaces(menu)[0]?.to ?? paths.ownAccount();
}

/** Screens that are reached from an entry and whose address does not stand below its own. */
const BESIDE: readonly [to: string, entry: MenuEntry][] = [[paths.reviews(), 'customers']];

/** Whose part of the office an address is, whoever looks. */
export function entryAt(pathname: string): MenuEntry | undefined {
  const known = [...BESIDE, ...menuPlaces(EVERY_ENTRY).map(({ entry, to }) => [to, entry] as const)];
  return known.find(([to]) => pathname === to || pathname.startsWith(`${to}/`))?.[1];
}

/** Whether a role finds the page at all; what is nobody's entry is everybody's. */
export function opensTo(menu: Menu, role: StaffRole | undefined, path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '');
  const entry = entryAt(pathname);
  return entry === undefined || (menu.includes(entry) && mayOpenPage(role, pathname));
}
