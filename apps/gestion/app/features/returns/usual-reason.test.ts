import { expect, it } from 'vitest';
import { usualReason } from './usual-reason.ts';

it.each([
  ['opened at the counter', 'Marc Leroy', 'Retour'],
  ['declared by its buyer', null, 'Rétractation'],
])('what was %s is given back as such', (_what, by, reason) => {
  expect(usualReason({ opened_by: by })).toBe(reason);
});
