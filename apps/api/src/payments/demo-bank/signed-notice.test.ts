import { expect, it } from 'vitest';
import { isSignedNotice, signNotice } from './signed-notice.ts';

const NOW = new Date('2026-11-15T08:00:00Z');

it.each([
  ['just now', 0, true],
  ['five minutes ago', -300, true],
  ['longer ago', -301, false],
  ['an hour ago', -3_600, false],
  ['five minutes from now', 300, true],
  ['later than that', 301, false],
])('I02 a notice signed %s (%i s): taken is %s', (_, seconds, taken) => {
  const signature = signNotice('{}', 'secret', new Date(NOW.getTime() + seconds * 1_000));
  expect(isSignedNotice({ body: '{}', signature }, 'secret', NOW)).toBe(taken);
});
