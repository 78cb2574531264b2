import type { PasswordAnswer } from './change-password-form.tsx';
import type { ClientCodeAnswer } from './client-code-form.tsx';
import type { FormRefused } from './form-answer.ts';
import type { ProfileAnswer } from './profile-form.tsx';

/** What came of a form of the profile page. */
export type ProfileOutcome =
  | { kind: 'saved'; what: 'profile' | 'password' | 'client-code' | 'device' | 'other-devices' }
  | { kind: 'devices'; refusal: FormRefused }
  | { kind: 'profile'; answer: ProfileAnswer }
  | { kind: 'password'; answer: PasswordAnswer }
  | { kind: 'client-code'; answer: ClientCodeAnswer };
