// Links by which a password is set: sent by mail, good once, and only the newest of an account.
import type { Database } from '../../database/tables.ts';
import { deletePasswordLink, replacePasswordLink, selectPasswordLink } from './password-link-store.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';

const TOKEN = /^[\w-]{43}$/;

/**
 * The token for the link; earlier ones are revoked. Without an account: the same work, and a link that opens nothing.
 */
export async function issuePasswordLink(
  db: Database,
  customerId: number | null,
  lifeMs: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await replacePasswordLink(db, { customerId, hash: tokenHash(token), expiresAt });
  return token;
}

/** A mail program that cuts a link leaves something we never sent. */
export function looksLikeLinkToken(token: string): boolean {
  return TOKEN.test(token);
}

/** The account of the link, if the link is valid and the address still its own. */
export function accountOfLink(
  db: Database,
  link: { token: string; email: string },
  now: Date,
): Promise<{ id: number } | undefined> {
  return selectPasswordLink(db, { hash: tokenHash(link.token), email: link.email, now });
}

/** True for the one who comes first. */
export function consumePasswordLink(db: Database, token: string): Promise<boolean> {
  return deletePasswordLink(db, tokenHash(token));
}
