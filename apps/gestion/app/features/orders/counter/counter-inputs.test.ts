// What people type and scan at the counter.
import { expect, it } from 'vitest';
import { matching, scannedPickup } from './find-pickup.ts';

const rows = [
  { number: 'W26100070', buyer_name: 'Yann Kermarrec', company: null, telephone: '02 99 12 34 56' },
  { number: 'W26100071', buyer_name: 'Zoé Lefèvre', company: 'Peintures Été', telephone: null },
];

it.each([
  ['kerm', ['W26100070']],
  ['LEFEVRE zoe', ['W26100071']],
  ['été', ['W26100071']],
  ['100070', ['W26100070']],
  ['1234', ['W26100070']],
  ['yann lefèvre', []],
  ['', ['W26100070', 'W26100071']],
])('%j finds %j', (typed, numbers) => {
  expect(matching(rows, typed).map(({ number }) => number)).toEqual(numbers);
});

it.each([
  [' w26100071 ', 'W26100071'],
  ['W2610007', undefined],
  ['', undefined],
])('%j scanned is %s', (typed, number) => {
  expect(scannedPickup(rows, typed)?.number).toBe(number);
});
