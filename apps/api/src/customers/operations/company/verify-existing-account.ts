import type { ExistingAccount, MutationVerifyExistingAccountArgs } from '@nuancier/contract/api-types.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { companyOfClient } from '../../registration/company-of-client.ts';

export async function verifyExistingAccount(
  context: Pick<CustomersContext, 'now' | 'clientAddress' | 'db'>,
  { clientCode, siret, postcode }: MutationVerifyExistingAccountArgs,
): Promise<ExistingAccount> {
  const { name, city, is_used } = await companyOfClient(context, { clientCode, siret, postcode });
  return { company_name: name, city_name: city, is_already_used: is_used };
}
