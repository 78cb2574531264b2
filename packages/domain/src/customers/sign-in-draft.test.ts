import { expect, it } from 'vitest';
import { signInFaults } from './sign-in-draft.ts';

it.each([
  ['jeanne@chantier.example', 'secret', {}],
  [' jeanne@chantier.example ', ' ', {}],
  ['', '', { email: 'required', password: 'required' }],
  ['   ', 'secret', { email: 'required' }],
  ['jeanne', 'secret', { email: 'email' }],
])('%j with the password %j: %j', (email, password, faults) => {
  expect(signInFaults({ email, password })).toEqual(faults);
});
