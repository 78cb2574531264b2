import type { SignInFaults } from '@nuancier/domain/customers/sign-in-draft.ts';

/** A sign-in that did not succeed: what was typed, but for the password, and what was wrong. */
export type SignInAnswer = {
  email: string;
  remember: boolean;
  back: string | null;
  faults: SignInFaults;
  refusal: { message: string; key: string | null } | null;
};
