import type { PasswordAnswer } from './change-password-form.tsx';
import type { ProfileAnswer } from './profile-form.tsx';

/** What came of a form of the profile page. */
export type ProfileOutcome =
  | { kind: 'saved'; what: 'profile' | 'password' }
  | { kind: 'profile'; answer: ProfileAnswer }
  | { kind: 'password'; answer: PasswordAnswer };
