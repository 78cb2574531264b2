// The door of the customers capability: sessions and who stands behind them.
import type { Customer } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { updateShop } from './customers-store.ts';
import { insertSession, selectSession, touchSession } from './sessions-store.ts';
import type { SessionRecord } from './sessions-store.ts';

const IDLE_MS = 60 * 60_000;
// Written at most once a minute: a page of several requests is one visit.
const TOUCH_MS = 60_000;

/** A new session; the token is known to the caller alone. */
export async function openSession(
  db: Database,
  customerId: number,
  now: Date,
  representativeId: number | null = null,
): Promise<string> {
  const token = newToken();
  await insertSession(db, { hash: tokenHash(token), customerId, representativeId, now });
  return token;
}

/** Who holds this token, unless the session has ended or nobody used it for an hour. */
export async function customerOfToken(db: Database, token: string, now: Date): Promise<Customer | null> {
  const hash = tokenHash(token);
  const record = await selectSession(db, hash, new Date(now.getTime() - IDLE_MS));
  if (record === undefined) return null;
  if (now.getTime() - record.last_seen_at.getTime() > TOUCH_MS) await touchSession(db, hash, now);
  return customerOf(record);
}

/** The customer's own choice of store, on every device. */
export async function chooseShop(db: Database, customerId: number, shopCode: string): Promise<void> {
  await updateShop(db, customerId, shopCode);
}

function customerOf(record: SessionRecord): Customer {
  const { customer_id, company_id, role, price_list, shop_code, representative_id, ...rest } = record;
  const { last_seen_at: _, ceiling_validated_order_cents, ...flags } = rest;
  return {
    kind: 'customer',
    customerId: customer_id,
    companyId: company_id,
    role,
    rights: { ...flags, ceiling_validated_order_cents: Number(ceiling_validated_order_cents) },
    priceList: price_list,
    shopCode: shop_code,
    representativeId: representative_id,
  };
}
