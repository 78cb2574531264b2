import { expect, it } from 'vitest';
import { isAddress } from './is-address.ts';

it.each([
  ['/peinture/facade', true],
  [' https://www.example.com ', true],
  ['mailto:bonjour@example.com', true],
  ['tel:+33123456789', true],
  ['#garantie', true],
  ['peinture de façade', false],
  ['', false],
])('%j is an address: %j', (typed, is) => {
  expect(isAddress(typed)).toBe(is);
});
