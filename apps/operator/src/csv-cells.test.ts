import { describe, expect, it } from 'vitest';
import { csvCells } from './csv-cells.ts';
import type { CsvCells } from './csv-cells.ts';

function reading<Value>(text: string, read: (cells: CsvCells) => Value): { value: Value; reasons: string[] } {
  const reasons: string[] = [];
  const value = read(csvCells(new Map([['x', text]]), (reason) => reasons.push(reason)));
  return { value, reasons };
}

describe('csvCells', () => {
  it.each([
    ['20,79', 2079],
    ['20.7', 2070],
    ['1 234,50 €', 123_450],
    ['0', 0],
    ['0,29', 29],
  ])('reads %s as %i cents', (text, cents) => {
    expect(reading(text, (cells) => cells.cents('x'))).toEqual({ value: cents, reasons: [] });
  });

  it.each(['-1', '1,234', 'gratuit', '1e3', '12,'])('does not take %s for an amount', (text) => {
    expect(reading(text, (cells) => cells.cents('x')).reasons).toEqual([
      `«\u00A0${text}\u00A0» n’est pas un montant en euros (colonne «\u00A0x\u00A0»).`,
    ]);
  });

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['', null],
  ])('reads the day %s', (text, day) => {
    expect(reading(text, (cells) => cells.optionalDay('x'))).toEqual({ value: day, reasons: [] });
  });

  it.each(['31/02/2026', '2026-13-01', 'demain'])('does not take %s for a day', (text) => {
    expect(reading(text, (cells) => cells.optionalDay('x')).reasons).toHaveLength(1);
  });

  it.each([
    ['oui', true],
    ['0', false],
    ['', false],
  ])('reads %s as %s', (text, answer) => {
    expect(reading(text, (cells) => cells.yesOrNo('x'))).toEqual({ value: answer, reasons: [] });
  });

  it('reads numbers with a comma or a point, and notes what is missing', () => {
    expect(reading('6,9312', (cells) => cells.decimal('x')).value).toBe(6.9312);
    expect(reading('12', (cells) => cells.wholeNumber('x')).value).toBe(12);
    expect(reading('', (cells) => cells.wholeNumber('x')).reasons).toEqual([
      'La colonne «\u00A0x\u00A0» est vide.',
    ]);
  });
});
