// What people type and scan at the counter, and what a card's form says.
import { describe, expect, it } from 'vitest';
import { matching, scannedPickup } from './find-pickup.ts';
import { moveText, readMoves } from './read-moves.ts';

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

describe('the lines of a card', () => {
  const sheet = (...texts: string[]) => {
    const form = new FormData();
    for (const text of texts) form.append('ligne', text);
    return readMoves(form);
  };

  it('come back as they were read', () => {
    const moves = [
      { position: 1, from: 0, to: 3 },
      { position: 12, from: 2, to: 5 },
    ];
    expect(sheet(...moves.map(moveText))).toEqual(moves);
  });

  it.each([[[]], [['1:0:3', '2:x:3']], [['1:0']], [['-1:0:3']], [['1:0:3e9']]])('%j are none', (texts) => {
    expect(sheet(...texts)).toBeNull();
  });
});
