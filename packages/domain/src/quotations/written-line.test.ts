import { describe, expect, it } from 'vitest';
import { quotationNumber, versionNumber } from './quotation-number.ts';
import { judgeFigures, judgeValidity, judgeWishedDay, readFreeLine, usualValidity } from './written-line.ts';

const refusalOf = (verdict: { ok: true } | { ok: false; refusal: string }) =>
  verdict.ok ? null : verdict.refusal;

describe('a line of a quotation', () => {
  it.each([
    [1, 0, null],
    [99_999, 100_000_000, null],
    [3, null, null],
    [0, 100, 'QUOTATION_QUANTITY'],
    [1.5, 100, 'QUOTATION_QUANTITY'],
    [100_000, 100, 'QUOTATION_QUANTITY'],
    [Number.NaN, 100, 'QUOTATION_QUANTITY'],
    [1, -1, 'QUOTATION_PRICE'],
    [1, 10.5, 'QUOTATION_PRICE'],
    [1, 100_000_001, 'QUOTATION_PRICE'],
  ])('%d at %d cents: %s', (quantity, unitHt, refusal) => {
    expect(refusalOf(judgeFigures({ quantity, unitHt }))).toBe(refusal);
  });

  it.each([
    ['  Échafaudage  ', ' jour ', { label: 'Échafaudage', unit: 'jour' }],
    ['Échafaudage', '', { label: 'Échafaudage', unit: null }],
    ['', 'jour', null],
    ['x'.repeat(121), null, null],
    ['Échafaudage', 'x'.repeat(21), null],
    ['a\u0000b', null, null],
  ])('%j by %j is read as %j', (label, unit, read) => {
    const verdict = readFreeLine({ label, unit });
    expect(verdict.ok ? verdict.value : null).toEqual(read);
  });
});

describe('how long it holds', () => {
  it.each([
    ['2026-11-18', true],
    ['2026-11-17', false],
    ['2027-11-18', true],
    ['2027-11-19', false],
    ['2026-02-30', false],
    ['demain', false],
  ])('until %s, written on 18 November 2026: %s', (day, ok) => {
    expect(judgeValidity(day, '2026-11-18').ok).toBe(ok);
    expect(judgeWishedDay(day, '2026-11-18').ok, 'the day the goods are wished for').toBe(ok);
  });

  it('is thirty days unless somebody says otherwise', () => {
    expect(usualValidity('2026-12-15')).toBe('2027-01-14');
  });
});

it('numbers say year, place and version', () => {
  expect(quotationNumber(2026, 12)).toBe('DG26000012');
  expect(versionNumber('DG26000012', 2)).toBe('DG26000012-2');
  expect(versionNumber('DG26000012-2', 3)).toBe('DG26000012-3');
});
