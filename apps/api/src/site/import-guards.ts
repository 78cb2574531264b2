import type { Database } from '../database/tables.ts';
import { selectSites } from './site-store.ts';
import { usualSettings } from './usual-settings.ts';

/** In per cent. */
export type ImportGuards = { priceChange: number; withdrawal: number };

/** What the default site holds back; a shop that is not open yet has nothing to lose. */
export async function importGuards(db: Database): Promise<ImportGuards> {
  const settings = (await selectSites(db)).find(({ isDefault }) => isDefault)?.settings ?? usualSettings;
  return { priceChange: settings.import_price_change, withdrawal: settings.import_withdrawal };
}
