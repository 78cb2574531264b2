import { describe, expect, it } from 'vitest';
import { addLine } from './add-line.ts';
import type { ArticleOffer, LineTint } from './cart-line.ts';
import { mergeLines } from './merge-lines.ts';
import { setQuantity } from './set-quantity.ts';

const sold: ArticleOffer = { isSold: true, pricingUnit: 'L', most: null };
const red: LineTint = { hex: '#FF0000', tintClass: 'D', label: 'Rouge Dupont', code: null, name: null };

describe('addLine', () => {
  it('adds to the line of the same article, unit and tint, and to no other', () => {
    const lines = [line('a', 2), line('a', 3, red)];
    const added = addLine(lines, line('a', 4, { ...red }), sold);
    expect(added).toEqual({ ok: true, value: [lines[0], { ...lines[1], quantity: 7 }] });
    const other = addLine(lines, line('a', 4, { ...red, label: 'Rouge Martin' }), sold);
    expect(other.ok && other.value.map(({ quantity }) => quantity)).toEqual([2, 3, 4]);
  });

  it.each([
    ['another unit', { pricingUnit: 'KG' }],
    ['another colour', { tint: { ...red, hex: '#EE0000' } }],
    ['another code of the colour', { tint: { ...red, code: 'RAL 3020' } }],
    ['no tint', { tint: null }],
  ])('%s makes another line', (_name, change) => {
    const wish = { ...line('a', 4, red), ...change };
    const added = addLine([line('a', 3, red)], wish, { ...sold, pricingUnit: wish.pricingUnit });
    expect(added).toEqual({ ok: true, value: [line('a', 3, red), wish] });
  });

  it('takes the last pack there is, whatever else is in the cart', () => {
    const added = addLine([line('a', 2), line('b', 8)], line('a', 3, red), { ...sold, most: 5 });
    expect(added.ok).toBe(true);
    expect(addLine([], line('a', 99_999), sold).ok).toBe(true);
  });

  it.each([-1, 0, 0.0001, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('D01 refuses %d packs', (quantity) => {
    expect(addLine([], line('a', quantity), sold)).toEqual({ ok: false, refusal: 'BAD_QUANTITY' });
  });

  it.each([100_000, 1e12])('D01 nobody has %d packs', (quantity) => {
    expect(addLine([], line('a', quantity), sold)).toEqual({ ok: false, refusal: 'INSUFFICIENT_STOCK' });
    const set = setQuantity([line('a', 2)], { uid: 'a', quantity }, () => sold);
    expect(set).toEqual({ ok: false, refusal: 'INSUFFICIENT_STOCK' });
  });

  it.each([
    ['nobody knows', undefined, 'PRODUCT_NOT_FOUND'],
    ['is not sold', { ...sold, isSold: false }, 'NOT_SALABLE'],
    ['has too little left, tints counted together', { ...sold, most: 9 }, 'INSUFFICIENT_STOCK'],
    ['D03 is sold by another unit', { ...sold, pricingUnit: 'KG' }, 'BAD_UNIT'],
  ] satisfies [string, ArticleOffer | undefined, string][])(
    'refuses an article that %s',
    (_name, offer, refusal) => {
      const lines = [line('a', 2), line('a', 3, red)];
      expect(addLine(lines, line('a', 5), offer)).toEqual({ ok: false, refusal });
    },
  );

  it('refuses the five hundred and first line, and a pack too many on a full one', () => {
    const many = Array.from({ length: 500 }, (_, at) => line(`a${at}`, 1));
    expect(addLine(many, line('b', 1), sold)).toEqual({ ok: false, refusal: 'TOO_MANY_LINES' });
    expect(addLine(many, line('a1', 1), sold).ok).toBe(true);
    const full = addLine([line('a', 99_999)], line('a', 1), sold);
    expect(full).toEqual({ ok: false, refusal: 'INSUFFICIENT_STOCK' });
  });
});

describe('setQuantity', () => {
  it.each([0, -3])('CRT-07 a quantity of %d changes nothing', (quantity) => {
    const lines = [line('a', 2)];
    expect(setQuantity(lines, { uid: 'a', quantity }, () => sold)).toEqual({ ok: true, value: lines });
  });

  it.each([1, 7, 99_999])('sets %d packs', (quantity) => {
    const set = setQuantity([line('b', 1), line('a', 2)], { uid: 'a', quantity }, () => sold);
    expect(set).toEqual({ ok: true, value: [line('b', 1), line('a', quantity)] });
  });

  it('the quantity that stands there is no change, even of what is not sold any more', () => {
    const same = setQuantity([line('a', 2)], { uid: 'a', quantity: 2 }, () => undefined);
    expect(same).toEqual({ ok: true, value: [line('a', 2)] });
  });

  it('takes fewer packs of what can no longer be had, and no more', () => {
    const gone = () => ({ ...sold, most: 1 });
    const fewer = setQuantity([line('a', 5)], { uid: 'a', quantity: 3 }, gone);
    expect(fewer.ok && fewer.value[0]?.quantity).toBe(3);
    expect(setQuantity([line('a', 5)], { uid: 'a', quantity: 6 }, gone)).toEqual({
      ok: false,
      refusal: 'INSUFFICIENT_STOCK',
    });
  });

  it('refuses a line of another cart and parts of a pack', () => {
    const lines = [line('a', 2)];
    expect(setQuantity(lines, { uid: 'z', quantity: 1 }, () => sold)).toEqual({
      ok: false,
      refusal: 'UNKNOWN_LINE',
    });
    expect(setQuantity(lines, { uid: 'a', quantity: 1.5 }, () => sold)).toEqual({
      ok: false,
      refusal: 'BAD_QUANTITY',
    });
  });
});

describe('mergeLines', () => {
  const few = () => ({ ...sold, most: 5 });

  it('adds up the same lines and brings the others along', () => {
    const merge = mergeLines([line('a', 2)], [line('a', 3), line('b', 1)], () => sold);
    expect(merge).toEqual({ lines: [line('a', 5), line('b', 1)], capped: [], left: [] });
  });

  it('cuts down to what can be had, never below what stood there', () => {
    expect(mergeLines([line('a', 4)], [line('a', 3)], few).capped).toEqual([line('a', 5)]);
    const full = mergeLines([line('a', 7)], [line('a', 3)], few);
    expect(full).toEqual({ lines: [line('a', 7)], capped: [line('a', 7)], left: [] });
    expect(mergeLines([line('a', 5)], [line('a', 3, red)], few).left).toEqual([line('a', 3, red)]);
  });

  it('fills a line to the most packs a line can hold', () => {
    const merge = mergeLines([line('a', 99_998)], [line('a', 5)], () => sold);
    expect(merge).toEqual({ lines: [line('a', 99_999)], capped: [line('a', 99_999)], left: [] });
    const whole = mergeLines([], [line('a', 99_999)], () => sold);
    expect(whole).toEqual({ lines: [line('a', 99_999)], capped: [], left: [] });
  });

  it('has no place for a five hundred and first line, and says which', () => {
    const many = Array.from({ length: 499 }, (_, at) => line(`a${at}`, 1));
    const merge = mergeLines(many, [line('b', 1), line('c', 1), line('a3', 1)], () => sold);
    expect(merge.lines).toHaveLength(500);
    expect(merge.lines[3]).toEqual(line('a3', 2));
    expect([merge.capped, merge.left]).toEqual([[], [line('c', 1)]]);
  });

  it('brings what is not sold any more along, to be shown', () => {
    const merge = mergeLines([], [line('a', 3)], () => undefined);
    expect(merge.lines).toEqual([line('a', 3)]);
  });
});

function line(articleSku: string, quantity: number, tint: LineTint | null = null) {
  return { uid: articleSku, articleSku, pricingUnit: 'L', quantity, tint };
}
