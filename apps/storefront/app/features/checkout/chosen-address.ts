import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import type { AddressAnswer } from '../customers/address-answer.ts';
import type { FormAnswer } from '../customers/form-answer.ts';
import type { PostalAddressFacts } from '../orders/postal-address.tsx';

type Names = keyof AddressAnswer['values'] | 'address' | 'save' | 'mode' | 'note';

export type AddressStepAnswer = FormAnswer<Names>;

type Known = {
  kept: PostalAddressFacts | null;
  sameAs: PostalAddressFacts | null;
  current: PostalAddressFacts | null;
  saved: readonly AddressFieldsFragment[];
  prefers: 'default_billing' | 'default_shipping';
};

/** What is chosen before anybody has chosen. */
export function chosenAddress({ kept, sameAs, current, saved, prefers }: Known): string {
  if (sameAs !== null && current !== null && isSame(sameAs, current)) return 'same';
  if (kept !== null) return 'current';
  const usual = saved.find((address) => address[prefers]);
  if (usual) return String(usual.id);
  if (sameAs !== null) return 'same';
  const [first] = saved;
  return first ? String(first.id) : 'new';
}

/** As another browser than the one that wrote it sees it. */
export function isMasked(address: PostalAddressFacts): boolean {
  return address.lastname.includes('•');
}

function isSame(one: PostalAddressFacts, other: PostalAddressFacts): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ firstname, lastname, company, street, postcode, city }: PostalAddressFacts): string {
  return [firstname, lastname, company, ...street, postcode, city].join('\n');
}
