import type { RegistrationField } from '@nuancier/domain/customers/registration.ts';
import type { FormAnswer } from './form-answer.ts';

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
