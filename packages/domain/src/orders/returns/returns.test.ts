import { describe, expect, it } from 'vitest';
import { taxRate } from '../../tax.ts';
import {
  actsOnReturn,
  isForShelf,
  isLastBack,
  judgeOpening,
  judgeSettled,
  keptPacks,
  receive,
  returnWorth,
  stateReceived,
} from './returns.ts';
import type { ReceiptMove, ReturnFacts, ReturnLine } from './returns.ts';

const line = (more: Partial<ReturnLine> = {}): ReturnLine => ({
  id: 7,
  position: 1,
  isTinted: false,
  handedOver: 3,
  received: 0,
  ...more,
});
const facts = (more: Partial<ReturnFacts> = {}): ReturnFacts => ({
  state: 'requested',
  lines: [line()],
  isShelved: false,
  isByCard: true,
  ...more,
});
const move = (more: Partial<ReceiptMove> = {}): ReceiptMove => ({
  position: 1,
  from: 0,
  to: 3,
  condition: 'new',
  toShelf: true,
  ...more,
});

describe('what may be done with a return', () => {
  it.each<[string, Partial<ReturnFacts>, string[]]>([
    ['asked for', {}, ['acceptReturn', 'receiveReturn', 'refuseReturn']],
    ['awaited', { state: 'awaited' }, ['receiveReturn', 'refundReturn', 'refuseReturn']],
    [
      'paid otherwise',
      { state: 'awaited', isByCard: false },
      ['receiveReturn', 'settleReturn', 'refuseReturn'],
    ],
    [
      'on the shelf again',
      { state: 'received', lines: [line({ received: 3 })], isShelved: true },
      ['refundReturn'],
    ],
    ['paid back before it came', { state: 'refunded' }, ['receiveReturn']],
    [
      'never handed over',
      { state: 'awaited', lines: [line({ handedOver: 0 })] },
      ['refundReturn', 'refuseReturn'],
    ],
    ['refused', { state: 'refused' }, []],
  ])('%s', (_what, more, acts) => {
    expect(actsOnReturn(facts(more))).toEqual(acts);
  });
});

describe('goods that come back', () => {
  it.each<[string, ReturnLine[], ReceiptMove[], unknown]>([
    ['all', [line()], [move()], { ok: true }],
    ['a part', [line()], [move({ to: 1 })], { value: [{ lineId: 7, quantity: 1, toShelf: true }] }],
    ['a second time', [line({ received: 1 })], [move()], { refusal: { kind: 'STALE', now: 1 } }],
    ['more than left', [line()], [move({ to: 4 })], { refusal: { kind: 'SURPLUS', most: 3 } }],
    ['of another order', [line()], [move({ position: 9 })], { refusal: { kind: 'UNKNOWN_LINE' } }],
    ['tinted, to the shelf', [line({ isTinted: true })], [move()], { refusal: { kind: 'NOT_FOR_SHELF' } }],
    ['tinted, not to the shelf', [line({ isTinted: true })], [move({ toShelf: false })], { ok: true }],
    [
      'opened, to the shelf',
      [line()],
      [move({ condition: 'opened' })],
      { refusal: { kind: 'NOT_FOR_SHELF' } },
    ],
    ['nothing', [line()], [move({ to: 0 })], { refusal: { kind: 'NOTHING' } }],
  ])('%s', (_what, lines, moves, answer) => {
    expect(receive(lines, moves)).toMatchObject(answer as object);
  });

  it.each([
    ['requested', 3, 'received'],
    ['awaited', 2, 'partly_received'],
    ['refunded', 2, 'refunded'],
  ] as const)('%s, with %i of 3: %s', (state, received, next) => {
    expect(stateReceived(state, [line({ received })])).toBe(next);
  });

  it('only what is as new and was made for nobody is sold again', () => {
    expect(isForShelf({ isTinted: false }, 'new')).toBe(true);
    expect(isForShelf({ isTinted: true }, 'new')).toBe(false);
    expect(isForShelf({ isTinted: false }, 'damaged')).toBe(false);
  });
});

describe('what it is worth', () => {
  const paid = { ordered: 3, returned: 3, unitHt: 1_000, discountHt: 300, taxRate: 2_000 };
  const none = { cents: 0, rate: taxRate('standard') };
  it.each([
    ['a whole line', [paid], none, 3_240],
    ['one pack of three', [{ ...paid, returned: 1 }], none, 1_080],
    ['nothing yet', [{ ...paid, returned: 0 }], none, 0],
    ['with its delivery', [paid], { ...none, cents: 500 }, 3_840],
  ])('%s', (_what, lines, shipping, worth) => {
    expect(returnWorth(lines, shipping)).toBe(worth);
  });

  it('of a line that was cancelled since nothing', () => {
    const gone = { ordered: 0, returned: 0, unitHt: 1_000, discountHt: 0, taxRate: 2_000 };
    expect(returnWorth([gone], none)).toBe(0);
  });

  it.each([
    [100, { ok: true, value: 100 }],
    [0, { refusal: 'REFUND_BAD_AMOUNT' }],
    [1.5, { refusal: 'REFUND_BAD_AMOUNT' }],
    [201, { refusal: 'REFUND_TOO_MUCH' }],
  ])('%d cents of 200 noted', (asked, answer) => {
    expect(judgeSettled(asked, 200)).toMatchObject(answer);
  });
});

describe('what never left the store', () => {
  const kept = (id: number, handedOver: number, released = 0) => ({ id, ordered: 3, handedOver, released });

  it.each([
    ['goes back, and the rest is awaited', [kept(1, 0), kept(2, 0)], [1], [{ lineId: 1, quantity: 3 }]],
    ['goes back beside what was handed over', [kept(1, 1), kept(2, 3)], [1], [{ lineId: 1, quantity: 2 }]],
    ['goes back once', [kept(1, 0, 3), kept(2, 3)], [1], []],
    ['is all of the order: it is cancelled', [kept(1, 0), kept(2, 0)], [1, 2], []],
    ['is the last of the order: it is cancelled', [kept(1, 0, 3), kept(2, 0)], [2], []],
  ])('%s', (_what, lines, withdrawn, packs) => {
    expect(keptPacks(lines, withdrawn)).toEqual(packs);
  });
});

it('the delivery goes back with the last of what was ordered', () => {
  const lines = [
    { id: 1, ordered: 3 },
    { id: 2, ordered: 1 },
  ];
  expect(
    [
      [[1, 3]],
      [
        [1, 3],
        [2, 1],
      ],
      [
        [1, 2],
        [2, 1],
      ],
    ].map((back) => isLastBack(lines, new Map(back as [number, number][]))),
  ).toEqual([false, true, false]);
});

it.each([
  [[{ position: 1, quantity: 2 }], { ok: true, value: [{ position: 1, quantity: 2 }] }],
  [[], { ok: false, refusal: { kind: 'NOTHING' } }],
  [
    [
      { position: 1, quantity: 1 },
      { position: 1, quantity: 1 },
    ],
    { ok: false, refusal: { kind: 'NOTHING' } },
  ],
  [[{ position: 1, quantity: 3 }], { ok: false, refusal: { kind: 'TOO_MANY', position: 1, most: 2 } }],
  [[{ position: 1, quantity: 0.5 }], { ok: false, refusal: { kind: 'TOO_MANY', position: 1, most: 2 } }],
  [[{ position: 4, quantity: 1 }], { ok: false, refusal: { kind: 'TOO_MANY', position: 4, most: 0 } }],
])('at the counter, %j is judged %j', (wanted, verdict) => {
  expect(judgeOpening([{ position: 1, left: 2 }], wanted)).toEqual(verdict);
});
