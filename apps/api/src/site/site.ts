// The door of the site capability: which sites there are, and which one a request is for.
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { rhythmOf } from '@nuancier/domain/arrivals/arrival.ts';
import type { DeliveryRhythm } from '@nuancier/domain/arrivals/arrival.ts';
import type { Database } from '../database/tables.ts';
import { selectSites } from './site-store.ts';
import type { SiteSettings } from './site-settings.ts';

export { departementOf } from './departements.ts';
export { importGuards } from './import-guards.ts';
export { priceGroupNames } from './price-group-names.ts';

export type Site = {
  code: string;
  name: string;
  position: number;
  isDefault: boolean;
  theme: string;
  rootCategoryId: number;
  settings: SiteSettings;
};

export function readSites(db: Database): Promise<Site[]> {
  return selectSites(db);
}

/** Magento's clients name the default site "default" whatever its code. */
export function chooseSite(
  sites: readonly Site[],
  code: string | undefined,
): Verdict<Site, 'UNKNOWN_SITE' | 'SHOP_NOT_OPEN'> {
  if (sites.length === 0) return refuse('SHOP_NOT_OPEN');
  const named = sites.find((site) => site.code === code);
  const usual = code === undefined || code === 'default' ? sites.find((site) => site.isDefault) : undefined;
  const site = named ?? usual;
  return site === undefined ? refuse('UNKNOWN_SITE') : accept(site);
}

export function deliveryRhythm({ settings }: Site): DeliveryRhythm {
  return rhythmOf(settings.delivery_cut_off, settings.delivery_working_days);
}

/** The samples whose price the site gives back on a tin, and for how many days; null where it does not. */
export function testerCreditTerms({ settings }: Site): { testerSku: string; days: number } | null {
  const { tester_credit_enabled: enabled, tester_credit_days: days, tester_product_id: testerSku } = settings;
  return enabled === '1' && testerSku !== '' ? { testerSku, days } : null;
}

export function offersCurrency(site: Site, currency: string | undefined): boolean {
  return currency === undefined || site.settings.available_currency_codes.includes(currency);
}
