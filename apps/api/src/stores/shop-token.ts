// The handle of a visitor's or a customer's choice of shop. It never says who somebody is.
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';
import { tokenHash } from '../secret-token.ts';
import { selectShopToken } from './shop-tokens-store.ts';
import type { ShopTokenRecord } from './shop-tokens-store.ts';

const LIFE_MS = 86_400_000;

/** Nothing for a token that is unknown, expired, or another customer's: those are as good as none. */
export async function liveShopToken(
  db: Database,
  viewer: Viewer,
  tokenId: string | null | undefined,
  now: Date,
): Promise<ShopTokenRecord | undefined> {
  if (!tokenId) return undefined;
  const record = await selectShopToken(db, tokenHash(tokenId), new Date(now.getTime() - LIFE_MS));
  return record !== undefined && mayUse(record, viewer) ? record : undefined;
}

/** A visitor's token stays good when that visitor signs in. */
function mayUse({ customer_id }: ShopTokenRecord, viewer: Viewer): boolean {
  return customer_id === null || (viewer.kind === 'customer' && viewer.customerId === customer_id);
}
