import type { MutationLinkExistingAccountArgs } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../../refusals/allowed.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { askForProof } from '../../company/ask-for-proof.ts';
import { companyOfClient } from '../../registration/company-of-client.ts';
import { lockMembership, linkCompany } from '../../company/company-link-store.ts';
import { customerOutput } from '../../registration/customer-output.ts';
import type { CustomerView } from '../../account/customer-view.ts';
import { customerOf } from '../../customers.ts';
import { tellLinked } from '../../news/customer-events.ts';
import { lockBacking } from '../../registration/registration-backing.ts';
import { notifyLinked } from '../../registration/registration-mails.ts';
import { initialRights } from '../../company/initial-rights.ts';
import { selectViewer } from '../../sessions/sessions-store.ts';

/** Links an account registered without a client code to the store's record of the company. */
export async function linkExistingAccount(
  context: CustomersContext,
  claim: MutationLinkExistingAccountArgs,
): Promise<{ customer: CustomerView }> {
  const { customerId } = allowed(context.viewer, 'link-company');
  const { db, now } = context;
  if ((await lockMembership(db, customerId)).isClient) throw new Refusal('ALREADY_CLIENT');
  const found = await companyOfClient(context, claim);
  return db.transaction().execute(async (transaction) => {
    // Locked and read again: of two concurrent links the second finds a client.
    const membership = await lockMembership(transaction, customerId);
    if (membership.isClient) throw new Refusal('ALREADY_CLIENT');
    const company = await lockBacking(transaction, { kind: 'client', company: found }, now());
    if (company === null) throw new Error('A client of a store has a company');
    await linkCompany(transaction, customerId, { companyId: company.id, ...initialRights('Dirigeant') });
    const linked = await selectViewer(transaction, customerId, now());
    if (linked !== undefined && company.shop_code !== null)
      await context.moveCart(transaction, {
        cartId: null,
        viewer: customerOf(linked),
        shopCode: company.shop_code,
      });
    await askForProof(transaction, context, { customerId, telephone: null });
    await tellLinked(transaction, customerId, false, now());
    await notifyLinked(transaction, context, { person: membership, company });
    await recordAudit(transaction, context, {
      event: 'company-linked',
      details: { clientCode: company.client_code, before: membership.clientCode },
    });
    return customerOutput(transaction, customerId, now());
  });
}
