import type { CustomerAddressInput } from '@nuancier/contract/api-types.ts';
import type { AddressInput } from '@nuancier/domain/customers/changed-address.ts';

/** Without what the shop does not keep: the postcode says the region, and there is one country. */
export function addressFields(input: CustomerAddressInput): AddressInput {
  const { region: _region, country_id: _id, country_code: _code, ...fields } = input;
  return fields;
}
