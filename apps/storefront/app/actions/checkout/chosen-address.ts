import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import type { AddressAnswer } from '../customers/address-answer.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { PostalAddressFacts } from './postal-address-facts.ts';

type Names =
  keyof AddressAnswer['values'] | 'address' | 'save' | 'mode' | 'note' | 'pickup_wish' | 'delivery_wish';

export type AddressStepAnswer = FormAnswer<Names>;

type Known = {
  kept: PostalAddressFacts | null;
  sameAs: PostalAddressFacts | null;
  current: PostalAddressFacts | null;
  saved: readonly AddressFieldsFragment[];
  prefers: 'default_billing' | 'default_shipping';
};

/** The preselected address. */
export function chosenAddress({ kept, sameAs, current, saved, prefers }: Known): string {
  if (sameAs !== null && current !== null && isSame(sameAs, current)) return 'same';
  if (kept !== null) return String(amongSaved(kept, saved)?.id ?? 'current');
  if (sameAs !== null && !saved.some((address) => address[prefers])) return 'same';
  const usual = usualAddress(saved, prefers);
  return usual ? String(usual.id) : 'new';
}

/** The account's address that the order already has, while both are equal in every field. */
export function amongSaved(
  kept: PostalAddressFacts,
  saved: readonly AddressFieldsFragment[],
): AddressFieldsFragment | undefined {
  return saved.find((address) => isSame(kept, address));
}

/** The one that is marked as usual, else the first. */
export function usualAddress(
  saved: readonly AddressFieldsFragment[],
  prefers: Known['prefers'],
): AddressFieldsFragment | undefined {
  return saved.find((address) => address[prefers]) ?? saved[0];
}

/** As another browser than the one that wrote it sees it. */
export function isMasked(address: PostalAddressFacts): boolean {
  return address.lastname.includes('•');
}

type Written = Partial<
  Pick<AddressFieldsFragment, 'firstname' | 'lastname' | 'company' | 'street' | 'postcode' | 'city'>
>;

function isSame(one: Written, other: Written): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ firstname, lastname, company, street, postcode, city }: Written): string {
  return [firstname, lastname, company, ...(street ?? []), postcode, city].join('\n');
}
