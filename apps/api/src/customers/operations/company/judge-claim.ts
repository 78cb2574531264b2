// The store's word on who is a company's: the operator's and the back office's.
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

/**
 * Null when nothing waits under this number any more, or another company than the one that was read: the account may
 * have asked anew meanwhile.
 */
export function judgeClaim(
  db: DatabasePool,
  place: AuditPlace,
  verdict: { customerId: number; companyId?: number; accepted: boolean; author: string },
): Promise<Claim | null> {
  const { customerId, companyId } = verdict;
  return db.transaction().execute(async (transaction) => {
    const claim = await lockClaim(transaction, customerId);
    if (claim === undefined || (companyId ?? claim.companyId) !== claim.companyId) return null;
    await settleProof(transaction, place, claim, verdict);
    return claim;
  });
}
