// Which address a step was given: one that is known, or one to be written down.
import type { RouterContextProvider } from 'react-router';
import type { AddressStepAnswer } from './chosen-address.ts';
import { formText, hasFaults } from '../../backend/forms/checked-form.server.ts';
import { readAddress } from '../customers/read-address.server.ts';
import { isSignedIn } from './load-checkout.server.ts';
import { checkoutAnswerCopy } from './checkout-answer-copy.ts';

type WrittenAddress = {
  firstname: string;
  lastname: string;
  company: string;
  street: string[];
  postcode: string;
  city: string;
  country_code: string;
  telephone: string;
};

export type ChosenAddress =
  | { kind: 'current' }
  | { kind: 'same' }
  | { kind: 'company' }
  | { kind: 'known'; id: number }
  | { kind: 'written'; address: WrittenAddress; save: boolean };

type Read = {
  chosen: ChosenAddress | null;
  values: AddressStepAnswer['values'];
  faults: AddressStepAnswer['faults'];
};

export function readChosenAddress(form: FormData): Read {
  const address = formText(form, 'address');
  const save = form.has('save');
  const { input, values: typed, faults } = readAddress(form);
  const values = { ...typed, address, ...(save ? { save: 'on' } : {}) };
  if (address === 'current' || address === 'same' || address === 'company')
    return { chosen: { kind: address }, values, faults: {} };
  if (address === 'new') {
    const {
      label: _label,
      default_billing: _b,
      default_shipping: _s,
      is_shared: _shared,
      ...written
    } = input;
    const street = written.street.filter((line) => line !== '');
    // The form offers France alone; another country is passed on, so that the API refuses it with the reason.
    const country_code = formText(form, 'country_code') || written.country_code;
    const chosen = { kind: 'written', address: { ...written, street, country_code }, save } as const;
    return { chosen: hasFaults(faults) ? null : chosen, values, faults };
  }
  const id = Number(address);
  if (Number.isSafeInteger(id) && id > 0) return { chosen: { kind: 'known', id }, values, faults: {} };
  return { chosen: null, values, faults: { address: checkoutAnswerCopy.chooseOne } };
}

/** As the checkout's operations take it. What a customer wants to keep goes into the address book with it. */
export function addressInput(
  context: Readonly<RouterContextProvider>,
  chosen: Extract<ChosenAddress, { kind: 'known' | 'written' }>,
): { customer_address_id: number } | { address: WrittenAddress & { save_in_address_book: boolean } } {
  if (chosen.kind === 'known') return { customer_address_id: chosen.id };
  const { address, save } = chosen;
  return { address: { ...address, save_in_address_book: save && isSignedIn(context) } };
}
