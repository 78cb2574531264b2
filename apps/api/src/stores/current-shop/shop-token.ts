// The token of a visitor's or a customer's choice of shop. It never identifies a person.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../../database/tables.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { selectShopToken, upsertShopToken } from './shop-tokens-store.ts';
import type { ShopTokenRecord } from './shop-tokens-store.ts';

const LIFE_MS = DAY_MS;

export type LiveShopToken = ShopTokenRecord & { token: string };

/** Nothing for a token that is unknown, expired, or another customer's. */
export async function liveShopToken(
  db: Database,
  viewer: Viewer,
  token: string | null | undefined,
  now: Date,
): Promise<LiveShopToken | undefined> {
  if (!token) return undefined;
  const record = await selectShopToken(db, tokenHash(token), bornAfter(now));
  return record !== undefined && mayUse(record, viewer) ? { ...record, token } : undefined;
}

/** A customer's shop is the same on every device; a visitor's is the one of its token, if any. */
export function shopOf(viewer: Viewer, live: ShopTokenRecord | undefined): string | null {
  return (viewer.kind === 'customer' ? viewer.shopCode : null) ?? live?.shop_code ?? null;
}

/** Stores the choice under this token or a new one; expired tokens are removed. */
export async function issueShopToken(
  db: Database,
  viewer: Viewer,
  choice: { shopCode: string | null; cartId: string | null },
  now: Date,
  token: string = newToken(),
): Promise<string> {
  const record = {
    token_hash: tokenHash(token),
    customer_id: viewer.kind === 'customer' ? viewer.customerId : null,
    shop_code: choice.shopCode,
    cart_id: choice.cartId,
    issued_at: now,
  };
  await upsertShopToken(db, record, bornAfter(now));
  return token;
}

/** A visitor's token stays good when that visitor signs in. */
function mayUse({ customer_id }: ShopTokenRecord, viewer: Viewer): boolean {
  return customer_id === null || (viewer.kind === 'customer' && viewer.customerId === customer_id);
}

function bornAfter(now: Date): Date {
  return new Date(now.getTime() - LIFE_MS);
}
