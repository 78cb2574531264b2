import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';
import type { DatedReduction, KnownPrice } from './price-change.ts';

const TODAY = '2026-11-15';
const list = { packHt: 10_000, unitHt: 100_000, ecoHt: 0 };
const known: KnownPrice = { ...list, reduction: null };
const promo = (packHt: number, from: string | null = null, to: string | null = null) => ({
  kind: 'PROMOTION',
  packHt,
  unitHt: packHt * 10,
  from,
  to,
});
const running = (packHt: number, from: string, to: string | null = null, since = from): DatedReduction => ({
  ...promo(packHt),
  from,
  to,
  since,
});

describe('priceChange', () => {
  it('finds nothing new in the same line, whatever the day', () => {
    expect(priceChange(known, known, TODAY)).toBeNull();
    const reduced = { ...known, reduction: running(8000, '2026-11-01') };
    expect(priceChange(reduced, { ...list, reduction: promo(8000) }, TODAY)).toBeNull();
  });

  it('notices a first price and a changed one', () => {
    expect(priceChange(undefined, known, TODAY)).toMatchObject({
      listChanged: true,
      reductionChanged: false,
    });
    expect(priceChange({ ...known, packHt: 9000 }, known, TODAY)).toMatchObject({ listChanged: true });
    expect(priceChange({ ...known, ecoHt: 5 }, known, TODAY)).toMatchObject({ listChanged: false });
  });

  it.each([
    ['begins today when no day is given', null, promo(8000), TODAY, TODAY, TODAY],
    ['begins on its day', null, promo(8000, '2026-12-01'), '2026-12-01', '2026-12-01', '2026-12-01'],
    ['falls further: one reduction', running(9000, '2026-11-01'), promo(8000), TODAY, '2026-11-01', TODAY],
    ['rises again: a new one', running(8000, '2026-11-01'), promo(9000), TODAY, TODAY, TODAY],
    [
      'rises under its old first day: new all the same',
      running(8000, '2026-11-01'),
      promo(9000, '2026-11-01'),
      '2026-11-01',
      TODAY,
      TODAY,
    ],
    [
      'is prolonged',
      running(8000, '2026-11-01', '2026-11-20'),
      promo(8000, '2026-11-01', '2026-11-30'),
      '2026-11-01',
      '2026-11-01',
      '2026-11-01',
    ],
    [
      'follows the next day: still one',
      running(9000, '2026-11-01', '2026-11-30'),
      promo(8000, '2026-12-01'),
      '2026-12-01',
      '2026-11-01',
      '2026-12-01',
    ],
    [
      'comes back after a pause: a new one',
      running(8000, '2026-10-01', '2026-10-31'),
      promo(8000),
      TODAY,
      TODAY,
      TODAY,
    ],
  ])('a reduction %s', (_, was, given, from, since, begins) => {
    const change = priceChange({ ...known, reduction: was }, { ...list, reduction: given }, TODAY);
    expect(change?.price.reduction).toMatchObject({ from, since });
    expect(change?.reductionBegins).toBe(begins);
  });

  it('ends a reduction', () => {
    const reduced = { ...known, reduction: running(8000, '2026-11-01') };
    expect(priceChange(reduced, known, TODAY)).toMatchObject({
      reductionChanged: true,
      reductionBegins: null,
    });
  });
});
