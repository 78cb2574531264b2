import { describe, expect, it } from 'vitest';
import { cancellable, invoicedOf, judgeCancelled, leavesNothing, withoutPacks } from './cancel-packs.ts';
import type { BenchLine, LineMove } from '../preparation.ts';

const line = (position: number, more: Partial<BenchLine> = {}): BenchLine => ({
  id: position * 10,
  position,
  sku: `1020010${position}`,
  ean: null,
  ordered: 5,
  picked: 0,
  prepared: 0,
  handedOver: 0,
  invoiced: 0,
  released: 0,
  isWithheld: false,
  ...more,
});
const move = (position: number, from: number, to: number): LineMove => ({ position, from, to });

it.each([
  ['nothing has left', {}, 5],
  ['some is in the customer’s hands', { prepared: 4, handedOver: 2 }, 3],
  ['more is invoiced than has left', { prepared: 4, handedOver: 2, invoiced: 4 }, 1],
  ['all is invoiced', { invoiced: 5 }, 0],
  ['its buyer has withdrawn from it', { isWithheld: true }, 0],
  ['nothing is left of it', { ordered: 0 }, 0],
])('where %s, what is left of it may be cancelled', (_what, more, packs) => {
  expect(cancellable(line(1, more))).toBe(packs);
});

it.each<[string, LineMove[], unknown]>([
  ['some of one, all of the other', [move(1, 5, 3), move(2, 5, 0)], [moved(10, 2), moved(20, 5)]],
  ['what somebody else has cut meanwhile', [move(1, 6, 3)], { kind: 'STALE', position: 1, now: 5 }],
  ['what the customer holds', [move(3, 5, 1)], { kind: 'TOO_FEW', position: 3, least: 2 }],
  ['more than was ordered', [move(1, 5, 6)], { kind: 'SURPLUS', position: 1, most: 5 }],
  ['nothing', [move(1, 5, 5)], { kind: 'NOTHING' }],
])('cancelling %s', (_what, moves, expected) => {
  const found = judgeCancelled([line(1), line(2), line(3, { prepared: 2, handedOver: 2 })], moves);
  expect(found.ok ? found.value : found.refusal).toEqual(expected);
});

it('an order of which nothing would be left is cancelled as a whole', () => {
  const lines = [line(1), line(2, { ordered: 0 })];
  expect(leavesNothing(lines, [moved(10, 5)])).toBe(true);
  expect(leavesNothing(lines, [moved(10, 4)])).toBe(false);
  // Packs that nobody will fetch keep no order alive.
  expect(leavesNothing([line(1), line(3, { released: 5, isWithheld: true })], [moved(10, 5)])).toBe(true);
  expect(leavesNothing([line(1), line(3, { released: 4, isWithheld: true })], [moved(10, 5)])).toBe(false);
});

it('of an article in two lines the first is invoiced first', () => {
  const lines = [
    { sku: 'A', ordered: 3 },
    { sku: 'B', ordered: 1 },
    { sku: 'A', ordered: 2 },
  ];
  expect(invoicedOf(lines, { A: 4 })).toEqual([3, 0, 1]);
});

describe('a line without some of its packs', () => {
  const whole = { quantity: 5, prepared: 0, picked: 0, fromStock: 5, discountHt: 100 };
  it.each([
    ['loses first what nobody has set aside', { prepared: 2, picked: 1 }, 2, { picked: 1, takenBack: 0 }],
    ['then what is set aside', { prepared: 2, picked: 1 }, 3, { picked: 0, takenBack: 0 }],
    ['what is ready last', { prepared: 2, picked: 1 }, 4, { picked: 0, takenBack: 1 }],
    ['keeps of the shelf what it can', { fromStock: 3 }, 1, { fromStock: 3, backOnShelf: 0 }],
    ['gives the shelf back the rest', { fromStock: 3 }, 4, { fromStock: 1, backOnShelf: 2 }],
    ['loses their share of the discount', {}, 2, { quantity: 3, discountHt: 60 }],
    ['comes to nothing', {}, 5, { quantity: 0, discountHt: 0, fromStock: 0, backOnShelf: 5 }],
  ])('%s', (_what, more, packs, expected) => {
    expect(withoutPacks({ ...whole, ...more }, packs)).toMatchObject(expected);
  });
});

function moved(lineId: number, quantity: number) {
  return { lineId, quantity };
}
