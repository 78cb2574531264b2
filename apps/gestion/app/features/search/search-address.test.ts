import { expect, it } from 'vitest';
import { expressionsOf, moved, readSearchedAddress, searchedAddress } from './search-address.ts';

it('the days of the address, else the last thirty of Paris', () => {
  const now = new Date('2026-11-15T23:30:00Z');
  expect(readSearchedAddress(new URLSearchParams(), now)).toEqual({
    tab: 'all',
    since: '2026-10-18',
    until: '2026-11-16',
  });
  const asked = { tab: 'no_click', since: '2026-01-01', until: '2026-02-01' } as const;
  expect(readSearchedAddress(new URLSearchParams(searchedAddress(asked)), now)).toEqual(asked);
});

it('expressions come with commas or line by line', () => {
  expect(expressionsOf(' bâche,polyane\n film , ')).toEqual(['bâche', 'polyane', 'film']);
});

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('from place %i by %i: %j', (at, by, list) => {
  expect(moved(['a', 'b', 'c'], at, by)).toEqual(list);
});
