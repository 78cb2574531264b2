import { expect, it } from 'vitest';
import { atItsLine } from './at-its-line.ts';

const lines = [{ position: 1 }, { position: 3 }];

it.each([
  ['of a line that is shown', 3, null, { 3: 'Non.' }],
  ['of a line that is not there any more', 2, 'Non.', {}],
  ['of no line', undefined, 'Non.', {}],
])('a refusal %s is told there, or above the form', (_what, line, above, faults) => {
  const told = atItsLine({ message: 'Non.', key: null, line }, lines);
  expect([told.refusal?.message ?? null, told.faults]).toEqual([above, faults]);
});
