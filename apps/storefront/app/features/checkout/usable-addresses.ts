import type { AddressFieldsFragment } from '../../../generated/documents.ts';

type Known = {
  getCustomerAddresses?: readonly AddressFieldsFragment[] | null;
  companyAddresses?: { sites: readonly AddressFieldsFragment[] } | null;
};

/** Where somebody can be delivered: one's own addresses, then those of the company one works for. */
export function usableAddresses({
  getCustomerAddresses: own,
  companyAddresses: company,
}: Known): AddressFieldsFragment[] {
  return [...(own ?? []), ...(company?.sites ?? [])];
}
