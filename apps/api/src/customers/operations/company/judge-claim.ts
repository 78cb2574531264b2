// The store's word on who is a company's: for the operator now, for the back office later.
import type { AuditPlace } from '../../../audit/audit.ts';
import type { DatabasePool } from '../../../database/tables.ts';
import { lockClaim, selectClaims } from '../../company/company-proof-store.ts';
import type { Claim } from '../../company/company-proof-store.ts';
import { settleProof } from '../../company/settle-proof.ts';

export type { Claim } from '../../company/company-proof-store.ts';

/** The accounts that wait, the oldest first. */
export function waitingClaims(db: DatabasePool): Promise<Claim[]> {
  return selectClaims(db);
}

/** Null when nothing waits under this number. */
export function judgeClaim(
  db: DatabasePool,
  place: AuditPlace,
  verdict: { customerId: number; accepted: boolean; author: string },
): Promise<Claim | null> {
  return db.transaction().execute(async (transaction) => {
    const claim = await lockClaim(transaction, verdict.customerId);
    if (claim === undefined) return null;
    await settleProof(transaction, place, claim, verdict);
    return claim;
  });
}
