import type { Database } from '../../database/tables.ts';
import { deletePasswordLinksOf } from '../passwords/password-link-store.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { deleteSessions } from './sessions-store.ts';

/** After a new password all sessions end, except the one that changed it. */
export async function endSessions(db: Database, customerId: number, ownToken?: string): Promise<void> {
  await deleteSessions(db, customerId, ownToken === undefined ? null : tokenHash(ownToken));
  await deletePasswordLinksOf(db, customerId);
}
