import type { CurrentStaffQuery } from '../../../generated/documents.ts';
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

export function firstPlace(menu: Menu): string {
  return menuPlaces(menu)[0]?.to ?? paths.ownAccount();
}
