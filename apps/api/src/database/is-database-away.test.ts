import { expect, it } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

function trouble(code: string): Error {
  return Object.assign(new Error('some words'), { code });
}

it.each([
  ['no server there', 'ECONNREFUSED', true],
  ['the disk is full', '53100', true],
  ['no memory is left', '53200', true],
  ['too many connections', '53300', true],
  ['the disk is in trouble', '58030', true],
  ['it is starting', '57P03', true],
  ['a statement took too long', '57014', false],
  ['a rule was broken', '23505', false],
  ['nobody knows the table', '42P01', false],
])('%s', (_what, code, isAway) => {
  expect(isDatabaseAway(trouble(code))).toBe(isAway);
});

it('knows a lost connection by its words', () => {
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseAway('Connection terminated')).toBe(false);
});
