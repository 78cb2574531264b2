import type { RegistrationField } from '@nuancier/domain/customers/forms/registration.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

type RegistrationName =
  | RegistrationField
  | 'prefix'
  | 'job_title'
  | 'newPassword'
  | 'again'
  | 'conditions'
  | 'optin_email'
  | 'optin_sms';
export type RegistrationAnswer = FormAnswer<RegistrationName>;

/** A client code and its proof: a step of the registration, or a form of the profile. */
export type ClientCodeAnswer = FormAnswer<'client_code' | 'siret' | 'postcode'>;
