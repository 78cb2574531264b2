import { expect, it } from 'vitest';
import { journalRights } from './journal-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('the log is read by who answers for the shop and its accounts', () => {
  const whole = { all: ['journal', 'journalCsv', 'journalEvents'] };
  expect(heldByRole(journalRights)).toEqual({
    proprietaire: whole,
    comptabilite: whole,
    lecture_seule: whole,
  });
});
