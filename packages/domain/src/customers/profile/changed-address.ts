import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { hasForbiddenSigns, isName, phoneNumber } from './contact-details.ts';

export type Address = {
  label: string | null;
  prefix: string | null;
  firstname: string;
  middlename: string | null;
  lastname: string;
  suffix: string | null;
  company: string | null;
  /** Street, apartment, neighbourhood, extra: the empty ones in between are kept, those at the end are not. */
  street: string[];
  postcode: string;
  city: string;
  telephone: string | null;
  fax: string | null;
  vat_id: string | null;
  default_shipping: boolean;
  default_billing: boolean;
  /** of the head of a company: its people may have goods delivered there */
  is_shared: boolean;
};

export type AddressInput = {
  [Field in keyof Omit<Address, 'street'>]?: Address[Field] | null | undefined;
} & { street?: readonly (string | null)[] | null | undefined };

export type AddressRefusal =
  | 'NAME_MISSING'
  | 'NAME_INVALID'
  | 'ADDRESS_INCOMPLETE'
  | 'POSTCODE_INVALID'
  | 'PHONE_INVALID'
  | 'FIELD_TOO_LONG'
  | 'FIELD_FORBIDDEN';

export const EMPTY_ADDRESS: Address = {
  label: null,
  prefix: null,
  firstname: '',
  middlename: null,
  lastname: '',
  suffix: null,
  company: null,
  street: [],
  postcode: '',
  city: '',
  telephone: null,
  fax: null,
  vat_id: null,
  default_shipping: false,
  default_billing: false,
  is_shared: false,
};

const LONGEST = 100;
const MOST_LINES = 4;

/** The address after the change: fields left out stay, null empties. */
export function changedAddress(held: Address, input: AddressInput): Verdict<Address, AddressRefusal> {
  const text = (name: Optional) => (input[name] === undefined ? held[name] : input[name]?.trim() || null);
  const needed = (name: Needed) => (input[name] === undefined ? held[name] : (input[name] ?? '')).trim();
  const [telephone, fax] = [text('telephone'), text('fax')];
  const address: Address = {
    label: text('label'),
    prefix: text('prefix'),
    firstname: needed('firstname'),
    middlename: text('middlename'),
    lastname: needed('lastname'),
    suffix: text('suffix'),
    company: text('company'),
    street: input.street === undefined ? held.street : lines(input.street ?? []),
    postcode: needed('postcode').replace(/\s/g, ''),
    city: needed('city'),
    telephone: telephone === null ? null : phoneNumber(telephone),
    fax: fax === null ? null : phoneNumber(fax),
    vat_id: text('vat_id'),
    default_shipping: input.default_shipping ?? held.default_shipping,
    default_billing: input.default_billing ?? held.default_billing,
    is_shared: input.is_shared ?? held.is_shared,
  };
  const phoneLost = telephone !== null && address.telephone === null;
  if (phoneLost || (fax !== null && address.fax === null)) return refuse('PHONE_INVALID');
  const refusal = refusalOf(address);
  return refusal === null ? accept(address) : refuse(refusal);
}

type Needed = 'firstname' | 'lastname' | 'postcode' | 'city';
type Optional = 'label' | 'prefix' | 'middlename' | 'suffix' | 'company' | 'telephone' | 'fax' | 'vat_id';

function refusalOf(address: Address): AddressRefusal | null {
  const { firstname, middlename, lastname, street, postcode, city } = address;
  if (firstname === '' || lastname === '') return 'NAME_MISSING';
  if (![firstname, lastname, middlename ?? 'x'].every(isName)) return 'NAME_INVALID';
  if (!street[0] || postcode === '' || city === '') return 'ADDRESS_INCOMPLETE';
  if (!/^\d{5}$/.test(postcode)) return 'POSTCODE_INVALID';
  const { label, prefix, suffix, company, vat_id: vat } = address;
  const texts = [...street, city, label, prefix, suffix, company, vat].map((value) => value ?? '');
  if (street.length > MOST_LINES || texts.some((value) => value.length > LONGEST)) return 'FIELD_TOO_LONG';
  return texts.some(hasForbiddenSigns) ? 'FIELD_FORBIDDEN' : null;
}

function lines(sent: readonly (string | null)[]): string[] {
  const trimmed = sent.map((line) => line?.trim() ?? '');
  return trimmed.slice(0, trimmed.findLastIndex((line) => line !== '') + 1);
}
