import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { sendProofLink } from '../../company/ask-for-proof.ts';
import { lockClaim } from '../../company/company-proof-store.ts';

const PER_CUSTOMER = { name: 'company-proof-customer', most: 3, perMs: HOUR_MS };

/** Sends the link to the company once more. */
export async function requestCompanyProof(
  context: Pick<CustomersContext, 'now' | 'viewer' | 'db' | 'site'>,
): Promise<boolean> {
  const { customerId } = allowed(context.viewer, 'prove-company');
  const { db, now } = context;
  if (!(await allow(db, { ...PER_CUSTOMER, key: String(customerId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  return db.transaction().execute(async (transaction) => {
    const claim = await lockClaim(transaction, customerId);
    if (claim?.companyEmail == null) throw new Refusal('PROOF_NO_ADDRESS');
    if (!(await sendProofLink(transaction, context, claim))) throw new Refusal('TOO_MANY_ATTEMPTS');
    return true;
  });
}
