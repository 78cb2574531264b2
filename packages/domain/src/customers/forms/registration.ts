// Registration: its four kinds, and the fields each of them requires.
import {
  emailRule,
  mobileRule,
  nameRule,
  optional,
  phoneRule,
  postcodeRule,
  textRule,
} from './field-rules.ts';
import type { FieldProblem, FieldRule } from './field-rules.ts';
import { isSiret } from './siret.ts';

/**
 * A company by its SIRET, one that a store already serves by its client code, one without a SIRET yet, or a private
 * customer.
 */
export const REGISTRATION_KINDS = ['siret', 'client-code', 'prospect', 'private'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

type Person = 'firstname' | 'lastname' | 'email';
type Company = 'company_name' | 'street' | 'postcode' | 'city' | 'telephone';
export type RegistrationField = Person | Company | 'siret' | 'client_code' | 'mobile';

/** The fields that were sent decide the kind; the client never sends a role. */
export function registrationKind(sent: {
  siret?: string | null | undefined;
  client_code?: string | null | undefined;
  company_name?: string | null | undefined;
}): RegistrationKind {
  if (sent.client_code?.trim()) return 'client-code';
  if (sent.siret?.trim()) return 'siret';
  return sent.company_name?.trim() ? 'prospect' : 'private';
}

const person: Record<Person, FieldRule> = {
  firstname: nameRule(),
  lastname: nameRule(),
  email: emailRule,
};

const company: Record<Company, FieldRule> = {
  company_name: textRule({ least: 2, most: 100 }),
  street: textRule({ most: 100 }),
  postcode: postcodeRule,
  // One commune is called Y, others count their districts.
  city: nameRule({ allows: 'digits', least: 1, most: 100 }),
  telephone: phoneRule,
};

/** The code by which a store knows a company. */
export const clientCodeRule: FieldRule = (value) =>
  textRule({ least: 4, most: 20 })(value) ??
  (/^[\p{L}\d-]+$/u.test(value.trim()) ? null : { kind: 'format' });

const rules: Readonly<Record<RegistrationKind, Partial<Record<RegistrationField, FieldRule>>>> = {
  siret: { siret: siretRule, ...company, ...person },
  // Name and address are known to the store; a SIRET or a postcode proves that the code is one's own.
  'client-code': {
    client_code: clientCodeRule,
    siret: optional(siretRule),
    postcode: optional(postcodeRule),
    telephone: phoneRule,
    ...person,
  },
  prospect: { ...company, ...person },
  private: { ...person, mobile: optional(mobileRule) },
};

/** The fields of a way in the order of the page, each with its rule. */
export function registrationRules(
  kind: RegistrationKind,
): Readonly<Partial<Record<RegistrationField, FieldRule>>> {
  return rules[kind];
}

/** Spaces are allowed, as people write it in groups; fourteen digits with a check digit. */
export function siretRule(value: string): FieldProblem | null {
  const digits = siretDigits(value);
  if (digits === '') return { kind: 'required' };
  if (!/^\d{14}$/.test(digits)) return { kind: 'siret' };
  return isSiret(digits) ? null : { kind: 'siret_key' };
}

export function siretDigits(value: string): string {
  return value.replaceAll(/[\s.]/g, '');
}
