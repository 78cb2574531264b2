import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { beginProof, lockClaim, replaceProofLink } from './company-proof-store.ts';
import type { Claim } from './company-proof-store.ts';

const DAYS = 7;
// A company is not to be flooded by those who have read its code somewhere.
const PER_COMPANY = { name: 'company-proof', most: 5, perMs: DAY_MS };

/** A client code has linked the account: what is more than prices waits for the company's own word or its store's. */
export async function askForProof(
  db: Database,
  context: Pick<CustomersContext, 'now' | 'site'>,
  { customerId, telephone }: { customerId: number; telephone: string | null },
): Promise<void> {
  await beginProof(db, { customerId, telephone, siteCode: context.site.code, now: context.now() });
  const claim = await lockClaim(db, customerId);
  if (claim !== undefined) await sendProofLink(db, context, claim);
}

/** To the address on file of the company, never to one that was typed; false where there is none, or enough was sent. */
export async function sendProofLink(
  db: Database,
  { now, site }: Pick<CustomersContext, 'now' | 'site'>,
  claim: Claim,
): Promise<boolean> {
  if (claim.companyEmail === null) return false;
  if (!(await allow(db, { ...PER_COMPANY, key: String(claim.companyId) }, now()))) return false;
  const key = newToken();
  const expiresAt = new Date(now().getTime() + DAYS * DAY_MS);
  await replaceProofLink(db, { customerId: claim.customerId, hash: tokenHash(key), expiresAt });
  const { name, email, company } = claim;
  const variables = { name, email, company, proofPath: `/preuve-entreprise?key=${key}`, days: DAYS } as const;
  const to = claim.companyEmail;
  await queueMail(db, { template: 'company_proof', to, variables, site: site.code }, now());
  return true;
}
