import type { PriceGroupName } from '@nuancier/domain/pricing/price-group-label.ts';
import type { Database } from '../database/tables.ts';
import { selectSites } from './site-store.ts';

/** What the default site calls them: price groups are the whole shop's. */
export async function priceGroupNames(db: Database): Promise<readonly PriceGroupName[]> {
  return (await selectSites(db)).find(({ isDefault }) => isDefault)?.settings.price_group_names ?? [];
}
