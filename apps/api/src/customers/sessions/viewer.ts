import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { customerOfToken } from './customer-of-token.ts';
import type { Database } from '../../database/tables.ts';

const VISITOR: Viewer = { kind: 'visitor' };

/**
 * An unknown token makes a visitor, not an error: public pages stay open when a session has ended, and fields that
 * need a customer answer graphql-authorization. Writes are refused: `execution/dead-token.ts`.
 */
export async function viewerOf(
  db: Database,
  token: string | undefined,
  { now, production }: { now: () => Date; production: boolean },
): Promise<Viewer> {
  const customer = token === undefined ? null : await customerOfToken(db, token, { now: now(), production });
  return customer ?? VISITOR;
}
