// What the address of the shipping address answers, for its page and for the panel.
import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import type { AddressStepAnswer } from './chosen-address.ts';
import type { PostalAddressFacts } from './postal-address-facts.ts';

export type ShippingAddressPage = {
  cartId: string;
  current: PostalAddressFacts | null;
  isSignedIn: boolean;
  saved: readonly AddressFieldsFragment[];
  known: Partial<AddressFieldsFragment>;
  /** Where those without script are led afterwards. */
  back: string;
};

/** What a delivery to a town would cost; nothing was written. */
export type DeliveryEstimate = {
  kind: 'estimated';
  values: { postcode: string; city: string };
  isOffered: boolean;
  /** In euros; null when the viewer may not see prices. */
  fee: { excluding: number | null; including: number | null };
  day: string | null;
};

/** Marks the form that asks for a town only. */
export const ESTIMATE = 'estimer';

export type ShippingAddressAnswer =
  { kind: 'set' } | DeliveryEstimate | ({ kind: 'refused' } & AddressStepAnswer);
