// From the shop to a checkout on another site and back by its server: no token and no cart's id in an address.
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { ownerOfOpenCart } from '../../cart/cart.ts';
import { customerOfToken, issueShortToken } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { insertCode, takeCode } from './external-checkout-store.ts';

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_MS = HOUR_MS;

/** Bound to the cart and to the session it was drawn in: ended, it is worth nothing. */
export async function drawCode(
  db: Database,
  { cartId, sessionToken, now }: { cartId: string; sessionToken: string | null; now: Date },
): Promise<string> {
  const code = newToken();
  const sessionHash = sessionToken === null ? null : tokenHash(sessionToken);
  await insertCode(db, tokenHash(code), { cartId, sessionHash, now, goodSince: goodSince(now) });
  return code;
}

export type TakenOver = { cartId: string; customerToken: string | null; customerId: number | null };

/** null: unknown, used, a minute old, or its session or cart has ended meanwhile. Used up in any case. */
export async function exchangeCode(
  db: Database,
  code: string,
  { now, production }: { now: Date; production: boolean },
): Promise<TakenOver | null> {
  const drawn = await takeCode(db, tokenHash(code), goodSince(now));
  if (drawn === undefined) return null;
  const { cartId, sessionHash } = drawn;
  const owner = await ownerOfOpenCart(db, cartId);
  if (sessionHash === null) return owner === null ? { cartId, customerToken: null, customerId: null } : null;
  const customerToken = await issueShortToken(db, sessionHash, { now, lifeMs: TOKEN_LIFE_MS });
  // The account may have been closed meanwhile.
  const customer =
    customerToken === null ? null : await customerOfToken(db, customerToken, { now, production });
  if (customer === null || customer.customerId !== owner) return null;
  return { cartId, customerToken, customerId: owner };
}

function goodSince(now: Date): Date {
  return new Date(now.getTime() - CODE_LIFE_MS);
}
