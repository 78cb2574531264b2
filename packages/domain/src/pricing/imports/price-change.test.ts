import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';
import type { DatedReduction, KnownPrice } from './price-change.ts';
import { dayBefore, runsOn } from './running-days.ts';

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
    expect(priceChange({ ...known, unitHt: 1 }, known, TODAY)).toMatchObject({ listChanged: true });
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
      'of another kind at the same price: begins anew, the law counts on',
      { ...running(8000, '2026-11-01'), kind: 'DESTOCK' },
      promo(8000),
      TODAY,
      '2026-11-01',
      TODAY,
    ],
    [
      'falls under the same first day: one with what came before',
      running(9000, '2026-11-01', null, '2026-10-15'),
      promo(8000, '2026-11-01'),
      '2026-11-01',
      '2026-10-15',
      TODAY,
    ],
    [
      'is prolonged at the same price: one with what came before',
      running(8000, '2026-11-01', '2026-11-20', '2026-10-15'),
      promo(8000, '2026-11-21'),
      '2026-11-21',
      '2026-10-15',
      '2026-11-21',
    ],
    [
      'comes before one that was announced',
      running(9000, '2026-12-01'),
      promo(8000, '2026-11-01'),
      '2026-11-01',
      '2026-11-01',
      '2026-11-01',
    ],
    [
      'replaces one that began today',
      running(9000, TODAY),
      promo(8000, '2026-11-01'),
      '2026-11-01',
      TODAY,
      TODAY,
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

  it.each([
    ['another kind', { kind: 'DESTOCK' }],
    ['another first day', { from: '2026-11-02' }],
    ['another last day', { to: '2026-11-29' }],
    ['another price of a litre', { unitHt: 79_999 }],
  ])('%s is a change, and of the reduction alone', (_name, change) => {
    const was = running(8000, '2026-11-01', '2026-11-30');
    const given = { ...promo(8000, '2026-11-01', '2026-11-30'), ...change };
    expect(priceChange({ ...known, reduction: was }, { ...list, reduction: given }, TODAY)).toMatchObject({
      listChanged: false,
      reductionChanged: true,
    });
  });

  it('ends a reduction', () => {
    const reduced = { ...known, reduction: running(8000, '2026-11-01') };
    expect(priceChange(reduced, known, TODAY)).toMatchObject({
      reductionChanged: true,
      reductionBegins: null,
    });
  });
});

describe('French days', () => {
  it.each([
    ['open at both ends', null, null, true],
    ['from that day on', '2026-11-15', null, true],
    ['from the next day on', '2026-11-16', null, false],
    ['until that day', null, '2026-11-15', true],
    ['until the day before', null, '2026-11-14', false],
    ['within', '2026-11-01', '2026-11-30', true],
    ['over', '2026-11-01', '2026-11-10', false],
  ])('%s', (_name, from, to, runs) => {
    expect(runsOn(TODAY, from, to)).toBe(runs);
  });

  it.each([
    ['2026-11-15', '2026-11-14'],
    ['2026-03-01', '2026-02-28'],
    ['2026-01-01', '2025-12-31'],
  ])('before %s comes %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });
});
