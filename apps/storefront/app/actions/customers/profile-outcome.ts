import type { FormAnswer, FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { ClientCodeAnswer } from './registration-answer.ts';

/** What came of a form of the profile page. */
export type ProfileOutcome =
  | { kind: 'saved'; what: 'profile' | 'password' | 'client-code' | 'device' | 'other-devices' }
  | { kind: 'devices'; refusal: FormRefused }
  | { kind: 'profile'; answer: ProfileAnswer }
  | { kind: 'password'; answer: PasswordAnswer }
  | { kind: 'client-code'; answer: ClientCodeAnswer };

export type ProfileAnswer = FormAnswer<
  | 'prefix'
  | 'firstname'
  | 'lastname'
  | 'suffix'
  | 'job_title'
  | 'mobile'
  | 'date_of_birth'
  | 'gender'
  | 'taxvat'
  | 'is_subscribed'
  | 'email'
  | 'password'
>;

export type PasswordAnswer = FormAnswer<'currentPassword' | 'newPassword' | 'again'>;
