import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['jeanne@exemple.fr', 'jeanne@exemple.fr'],
  [' Jeanne@Exemple.FR ', 'jeanne@exemple.fr'],
  ['jeanne+promo@exemple.fr', 'jeanne@exemple.fr'],
  ['j+promo@exemple.fr', 'j@exemple.fr'],
  ['jeanne+a+b@exemple.fr', 'jeanne@exemple.fr'],
  // Elsewhere a dot may part two people, and a plus sign at the front is a name.
  ['jeanne.le.goff@exemple.fr', 'jeanne.le.goff@exemple.fr'],
  ['+jeanne@exemple.fr', '+jeanne@exemple.fr'],
  ['Jeanne.Le.Goff+1@gmail.com', 'jeannelegoff@gmail.com'],
  ['jeannelegoff@googlemail.com', 'jeannelegoff@gmail.com'],
])('%s is read in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
