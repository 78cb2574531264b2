import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { customerOfToken } from './customers/customer-of-token.ts';
import type { Database } from './database/tables.ts';

const VISITOR: Viewer = { kind: 'visitor' };
const BEARER = /^Bearer +([\w-]{20,200})$/i;

/**
 * A token nobody knows makes a visitor, not an error: public pages stay open when a session has ended, and
 * the fields that need a customer answer graphql-authorization themselves. Writes are another matter: `dead-token.ts`.
 */
export async function viewerOf(db: Database, token: string | undefined, now: () => Date): Promise<Viewer> {
  return (token === undefined ? null : await customerOfToken(db, token, now())) ?? VISITOR;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** Whether somebody wanted to be known at all, by a token of whatever shape. */
export function sendsToken(authorization: string | undefined): boolean {
  return authorization !== undefined && /^Bearer +\S/i.test(authorization);
}
