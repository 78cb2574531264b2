// What the address of the shipping address answers, for its page and for the panel.
import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import type { PostalAddressFacts } from '../orders/postal-address.tsx';
import type { AddressStepAnswer } from './chosen-address.ts';

export type ShippingAddressPage = {
  cartId: string;
  current: PostalAddressFacts | null;
  isSignedIn: boolean;
  saved: readonly AddressFieldsFragment[];
  known: Partial<AddressFieldsFragment>;
  /** Where those without script are led afterwards. */
  back: string;
};

export type ShippingAddressAnswer = { kind: 'set' } | ({ kind: 'refused' } & AddressStepAnswer);
