import type { Store } from '@nuancier/contract/api-types.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findShop } from '../stores.ts';
import { storeView } from '../stores-view.ts';

export async function store(db: Database, storeCode: string): Promise<Store> {
  const shop = await findShop(db, storeCode);
  if (shop === undefined) throw new Refusal('UNKNOWN_STORE');
  return storeView(shop, null);
}
