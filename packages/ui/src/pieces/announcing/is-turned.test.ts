import { expect, it } from 'vitest';
import { isTurned } from './is-turned.ts';

it.each([
  ['?q=pot', '?q=pot&page=2', true],
  ['?etat=toutes&apres=W26', '?etat=toutes&avant=W26', true],
  ['?etat=toutes&apres=W26', '?etat=pretes', false],
  ['?q=pot', '?q=pot', false],
])('%s then %s is another page of the same list: %s', (before, now, turned) => {
  expect(isTurned(before, now)).toBe(turned);
});
