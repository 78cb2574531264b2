import type { CustomerInput, CustomerUpdateInput } from '@nuancier/contract/api-types.ts';
import { changedProfile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Denied, Refusal } from '../../../refusals/refusal.ts';
import { selectProfile, writeProfile } from '../../account/accounts-store.ts';
import type { CustomerView } from '../../account/customer-view.ts';
import { refuseCustomAttributes } from '../../account/no-custom-attributes.ts';
import { customer } from './customer.ts';
import { updateCustomerEmail } from './update-customer-email.ts';
import { tellChanged } from '../../news/customer-events.ts';

export async function updateCustomer(
  context: Pick<CustomersContext, 'now' | 'viewer' | 'db'>,
  input: CustomerUpdateInput,
): Promise<{ customer: CustomerView }> {
  const viewer = allowed(context.viewer, 'use-account');
  const { customerId } = viewer;
  const { dob, allow_remote_shopping_assistance: _, custom_attributes: attributes, ...fields } = input;
  refuseCustomAttributes(attributes);
  // A representative may not consent to advertising for a customer.
  const is_subscribed = can(viewer, 'change-credentials') ? fields.is_subscribed : null;
  const wanted = { ...fields, is_subscribed, date_of_birth: fields.date_of_birth ?? dob };
  await context.db.transaction().execute(async (transaction) => {
    const held = await selectProfile(transaction, customerId);
    if (held === undefined) throw new Denied();
    const profile = changedProfile(held, wanted, context.now());
    if (!profile.ok) throw new Refusal(profile.refusal);
    await writeProfile(transaction, customerId, profile.value);
    await tellChanged(transaction, customerId, 'account', context.now());
  });
  return { customer: await customer(context) };
}

/** Magento's older form: the e-mail may come along, proven by the password; it decides before anything is written. */
export async function updateCustomerV1(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  { email, password, ...input }: CustomerInput,
): Promise<{ customer: CustomerView }> {
  if (email) await updateCustomerEmail(context, { email, password: password ?? '' }, { unchanged: 'fine' });
  return updateCustomer(context, input);
}
