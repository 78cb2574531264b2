// What comes of a claim to a company: by the link of the mail, or by the store's word.
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { tellChanged, tellLinked } from '../news/customer-events.ts';
import { grantClaim, rivalsOf, withdrawClaim } from './company-proof-store.ts';
import type { Claim } from './company-proof-store.ts';
import { initialRights } from './initial-rights.ts';

/** `author`: of the store's word; the link of the mail has none. */
export type Settlement = { accepted: boolean; author: string | null };

/** Once the company has an account, other claims with the code are refused. */
export async function settleProof(
  db: DatabaseTransaction,
  place: AuditPlace,
  claim: Claim,
  settlement: Settlement,
): Promise<void> {
  const lost = settlement.accepted ? await rivalsOf(db, claim) : [claim];
  if (settlement.accepted) {
    await grantClaim(db, claim.customerId);
    await tellLinked(db, claim.customerId, true, place.now());
    await notify(db, place, claim, settlement);
  }
  for (const rival of lost) {
    // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
    await withdrawClaim(db, rival.customerId, initialRights(null));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellChanged(db, rival.customerId, 'rights', place.now());
    // oxlint-disable-next-line no-await-in-loop -- as above
    await notify(db, place, rival, { ...settlement, accepted: false });
  }
}

async function notify(
  db: DatabaseTransaction,
  place: AuditPlace,
  claim: Claim,
  { accepted, author }: Settlement,
): Promise<void> {
  const { customerId, clientCode, prefix: civility, firstname, lastname, company, email, siteCode } = claim;
  await recordAudit(db, place, {
    event: accepted ? 'company-proven' : 'company-refused',
    customerId,
    details: {
      clientCode,
      before: 'requested',
      after: accepted ? 'accepted' : 'refused',
      by: author ?? 'mail',
    },
  });
  const variables = { civility, firstname, lastname, company, accepted };
  const site = siteCode === null ? {} : { site: siteCode };
  await queueMail(db, { template: 'company_proof_settled', to: email, variables, ...site }, place.now());
}
