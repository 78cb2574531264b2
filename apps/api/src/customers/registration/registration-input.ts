// Input of a registration, validated by the rules of its kind.
import type { CustomerCreateInput } from '@nuancier/contract/api-types.ts';
import { changedProfile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import type { Profile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import { hasForbiddenSigns } from '@nuancier/domain/customers/profile/contact-details.ts';
import { phoneDigits } from '@nuancier/domain/customers/forms/field-rules.ts';
import {
  registrationKind,
  registrationRules,
  siretDigits,
} from '@nuancier/domain/customers/forms/registration.ts';
import type { RegistrationField, RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { refuseCustomAttributes } from '../account/no-custom-attributes.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';

export type Registration = {
  kind: RegistrationKind;
  profile: Profile;
} & Record<RegistrationField, string>;

const EMPTY_PROFILE: Profile = {
  prefix: null,
  firstname: '',
  middlename: null,
  lastname: '',
  suffix: null,
  job_title: null,
  mobile: null,
  date_of_birth: null,
  gender: null,
  taxvat: null,
  is_subscribed: false,
};

const refusals: Record<RegistrationField, RefusalCode> = {
  siret: 'SIRET_INVALID',
  client_code: 'CLIENT_CODE_UNKNOWN',
  company_name: 'COMPANY_INVALID',
  street: 'COMPANY_INVALID',
  city: 'COMPANY_INVALID',
  postcode: 'POSTCODE_INVALID',
  telephone: 'PHONE_INVALID',
  mobile: 'MOBILE_INVALID',
  firstname: 'NAME_INVALID',
  lastname: 'NAME_INVALID',
  email: 'EMAIL_INVALID',
};

/** Throws the first refusal; `kind` where the operation itself says which way it is. */
export function readRegistration(
  input: CustomerCreateInput,
  today: Date,
  kind: RegistrationKind = registrationKind(input),
): Registration {
  refuseCustomAttributes(input.custom_attributes);
  const fields = fieldsOf(input);
  for (const [name, rule] of Object.entries(registrationRules(kind)) as [RegistrationField, Rule][])
    if (rule(fields[name]) !== null) throw new Refusal(refusals[name]);
  if (hasForbiddenSigns(fields.company_name + fields.street)) throw new Refusal('FIELD_FORBIDDEN');
  const { prefix, firstname, middlename, lastname, suffix, job_title, taxvat, gender } = input;
  const wanted = { prefix, firstname, middlename, lastname, suffix, job_title, taxvat, gender };
  const mobile = fields.mobile || (/^0[67]/.test(fields.telephone) ? fields.telephone : null);
  const born = input.date_of_birth ?? input.dob;
  const profile = changedProfile(EMPTY_PROFILE, { ...wanted, mobile, date_of_birth: born }, today);
  if (!profile.ok) throw new Refusal(profile.refusal);
  return { ...fields, kind, profile: profile.value };
}

type Rule = (value: string) => unknown;

const text = (value: string | null | undefined): string => (value ?? '').trim();

function fieldsOf(input: CustomerCreateInput): Record<RegistrationField, string> {
  return {
    siret: siretDigits(text(input.siret)),
    client_code: text(input.client_code),
    company_name: text(input.company_name),
    street: text(input.street),
    city: text(input.city),
    postcode: text(input.postcode),
    telephone: phoneDigits(text(input.telephone)),
    mobile: phoneDigits(text(input.mobile)),
    firstname: text(input.firstname),
    lastname: text(input.lastname),
    email: text(input.email),
  };
}
