import { describe, expect, it } from 'vitest';
import { addLine } from './add-line.ts';
import type { QuotedPrice, Wish } from './cart-line.ts';
import { quotationsOf, quotedPriceHolds, releaseTouched } from './quoted-lines.ts';

const quoted = (lineId: number, quantity: number): QuotedPrice => ({
  lineId,
  quotation: 'D1',
  quantity,
  unitHt: 500,
  isOpen: true,
  validUntil: '2026-12-11',
  tintHt: null,
});

type Line = Wish & { uid: string };
const line = (uid: string, articleSku: string, quantity: number, offer: QuotedPrice | null = null): Line => ({
  uid,
  articleSku,
  pricingUnit: 'U',
  quantity,
  tint: null,
  quoted: offer,
});

const whole = [line('a', 'A', 4, quoted(1, 4)), line('b', 'B', 9, quoted(2, 9)), line('c', 'A', 2)];

describe('the lines of a quotation', () => {
  it.each([
    ['its last day', { isOpen: true, validUntil: '2026-11-15' }, true],
    ['the day after', { isOpen: true, validUntil: '2026-11-14' }, false],
    ['once accepted or declined', { isOpen: false, validUntil: '2026-12-11' }, false],
  ])('hold their price: %s', (_when, change, holds) => {
    expect(quotedPriceHolds({ ...quoted(1, 4), ...change }, '2026-11-15')).toBe(holds);
  });

  it('leave the cart with their offer where no article stands behind them', () => {
    const free = line('f', 'LIBRE', 1, quoted(3, 1));
    const before = [...whole, free];
    const after = [line('a', 'A', 5, quoted(1, 4)), ...before.slice(1)];
    const { lines, released } = releaseTouched(before, after);
    expect(released).toEqual(['D1']);
    expect(lines.map(({ articleSku }) => articleSku).toSorted()).toEqual(['A', 'B']);
  });

  it('name their quotation once, and other lines none', () => {
    expect(quotationsOf(whole)).toEqual(['D1']);
  });

  it('keep their prices when other lines come, change or go', () => {
    const [first, second] = whole;
    if (first === undefined || second === undefined) throw new Error('two lines are quoted');
    for (const after of [
      whole,
      [first, second],
      [...whole, line('d', 'D', 1)],
      [first, second, line('c', 'A', 7)],
    ])
      expect(releaseTouched(whole, after)).toEqual({ lines: after, released: [] });
  });

  it.each([
    [
      'one of them grows',
      [line('a', 'A', 5, quoted(1, 4)), line('b', 'B', 9, quoted(2, 9)), line('c', 'A', 2)],
      [
        ['c', 7],
        ['b', 9],
      ],
    ],
    [
      'one of them shrinks',
      [line('a', 'A', 1, quoted(1, 4)), line('b', 'B', 9, quoted(2, 9))],
      [
        ['a', 1],
        ['b', 9],
      ],
    ],
    [
      'one of them goes',
      [line('b', 'B', 9, quoted(2, 9)), line('c', 'A', 2)],
      [
        ['c', 2],
        ['b', 9],
      ],
    ],
  ])('all go back to today’s prices when %s', (_what, after, left) => {
    const release = releaseTouched(whole, after);
    expect(release.released).toEqual(['D1']);
    expect(release.lines.map(({ uid, quantity, quoted: offer }) => [uid, quantity, offer])).toEqual(
      left.map(([uid, quantity]) => [uid, quantity, null]),
    );
  });

  it('are not joined by an article added at today’s price', () => {
    const added = addLine(whole.slice(0, 2), line('n', 'A', 1), {
      isSold: true,
      pricingUnit: 'U',
      most: null,
    });
    expect(added.ok && added.value.map(({ uid, quantity }) => [uid, quantity])).toEqual([
      ['a', 4],
      ['b', 9],
      ['n', 1],
    ]);
  });
});
