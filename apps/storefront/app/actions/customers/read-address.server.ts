import {
  nameRule,
  optional,
  phoneRule,
  postcodeRule,
  textRule,
} from '@nuancier/domain/customers/forms/field-rules.ts';
import type { AddressAnswer } from './address-answer.ts';
import { checkedFields } from '../../backend/forms/checked-form.server.ts';

const line = textRule({ most: 100 });

const rules = {
  label: optional(line),
  firstname: nameRule(),
  lastname: nameRule(),
  company: optional(line),
  street: line,
  apartment: optional(line),
  neighborhood: optional(line),
  extra: optional(line),
  postcode: postcodeRule,
  city: line,
  telephone: optional(phoneRule),
} as const;

/** The form of an address: what the API is to keep, and what the form says when it cannot. */
export function readAddress(form: FormData): {
  input: AddressInput;
  values: AddressAnswer['values'];
  faults: AddressAnswer['faults'];
} {
  const { values, faults } = checkedFields(form, rules);
  const { street, apartment, neighborhood, extra, ...rest } = values;
  const shipping = form.has('default_shipping');
  const billing = form.has('default_billing');
  const shared = form.has('is_shared');
  return {
    input: {
      ...rest,
      street: [street, apartment, neighborhood, extra],
      country_code: 'FR',
      default_shipping: shipping,
      default_billing: billing,
      is_shared: shared,
    },
    values: {
      ...values,
      ...(shipping ? { default_shipping: 'on' } : {}),
      ...(billing ? { default_billing: 'on' } : {}),
      ...(shared ? { is_shared: 'on' } : {}),
    },
    faults,
  };
}

type Texts = Record<
  'label' | 'firstname' | 'lastname' | 'company' | 'postcode' | 'city' | 'telephone',
  string
>;
type AddressInput = Texts & {
  street: string[];
  country_code: 'FR';
  default_shipping: boolean;
  default_billing: boolean;
  is_shared: boolean;
};
