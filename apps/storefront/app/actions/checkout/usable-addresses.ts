import type { AddressFieldsFragment } from '../../../generated/documents.ts';

type Known = {
  getCustomerAddresses?: readonly AddressFieldsFragment[] | null;
  companyAddresses?: { sites: readonly AddressFieldsFragment[] } | null;
};

/** Delivery addresses: one's own, then those of one's company. */
export function usableAddresses({
  getCustomerAddresses: own,
  companyAddresses: company,
}: Known): AddressFieldsFragment[] {
  return [...(own ?? []), ...(company?.sites ?? [])];
}

type Place = {
  street: readonly (string | null)[] | null;
  postcode: string | null;
  city: string | null;
};

/** The address of the last delivery is proposed first, where it is still among those known. */
export function withLastPlace(
  addresses: readonly AddressFieldsFragment[],
  last: Place | null | undefined,
): readonly AddressFieldsFragment[] {
  const place = last && textOf(last);
  if (!place || !addresses.some((one) => textOf(one) === place)) return addresses;
  return addresses.map((one) => ({ ...one, default_shipping: textOf(one) === place }));
}

function textOf({ street, postcode, city }: Place): string {
  return [...(street ?? []).filter(Boolean), postcode, city].join('\n').toLowerCase();
}
