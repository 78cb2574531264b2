import type { CompanyProofAnswer, MutationAnswerCompanyProofArgs } from '@nuancier/contract/api-types.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { tokenHash } from '../../../request/secret-token.ts';
import { lockClaimOfLink } from '../../company/company-proof-store.ts';
import { settleProof } from '../../company/settle-proof.ts';

/** By the link mailed to the company's address on file; valid once, without a session. */
export function answerCompanyProof(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  { key, accepted }: MutationAnswerCompanyProofArgs,
): Promise<CompanyProofAnswer> {
  return context.db.transaction().execute(async (db) => {
    const claim = await lockClaimOfLink(db, tokenHash(key), context.now());
    if (claim === undefined) throw new Refusal('PROOF_LINK');
    await settleProof(db, context, claim, { accepted, author: null });
    return { company_name: claim.company, accepted };
  });
}
