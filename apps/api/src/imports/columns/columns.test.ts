import { describe, expect, it } from 'vitest';
import * as column from './column.ts';
import type { Column } from './column.ts';
import { headerFaults, readCells } from './read-cells.ts';

function reading(one: Column<unknown>, text: string): { value: unknown; reasons: string[] } {
  const { cells, faults } = readCells({ x: one }, new Map([['x', text]]));
  return { value: cells['x'], reasons: faults.map(({ reason }) => reason) };
}

describe('a cell', () => {
  it.each([
    ['20,79', 2079],
    ['20.7', 2070],
    ['1 234,50 €', 123_450],
    ['1\u202F234,50', 123_450],
    ['0', 0],
    ['0,29', 29],
  ])('reads %s as %i cents', (text, cents) => {
    expect(reading(column.amount(''), text)).toEqual({ value: cents, reasons: [] });
  });

  it.each(['-1', '1,234', 'gratuit', '1e3', '12,'])('does not take %s for an amount', (text) => {
    expect(reading(column.amount(''), text).reasons).toEqual([
      `«\u00A0${text}\u00A0» n’est pas un montant en euros (colonne «\u00A0x\u00A0»).`,
    ]);
  });

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['', null],
  ])('reads the day %s', (text, day) => {
    expect(reading(column.day(''), text)).toEqual({ value: day, reasons: [] });
  });

  it.each(['31/02/2026', '2026-13-01', 'demain'])('does not take %s for a day', (text) => {
    expect(reading(column.day(''), text).reasons).toHaveLength(1);
  });

  it.each([
    ['31/12/2026 08:30', '2026-12-31T07:30:00.000Z'],
    ['01/07/2026 08:30', '2026-07-01T06:30:00.000Z'],
    ['2026-12-31T08:30:00+01:00', '2026-12-31T07:30:00.000Z'],
    ['31/12/2026', '2026-12-30T23:00:00.000Z'],
  ])('reads the moment %s by the French clock, or its own zone', (text, moment) => {
    expect(reading(column.moment(''), text)).toEqual({ value: moment, reasons: [] });
  });

  it.each(['31/12/2026 25:00', '2026-12-31 8h', 'hier'])('does not take %s for a moment', (text) => {
    expect(reading(column.moment(''), text).reasons).toHaveLength(1);
  });

  it.each([
    ['oui', true],
    ['0', false],
    ['', false],
  ])('reads %s as %s', (text, answer) => {
    expect(reading(column.orElse(column.yesOrNo(''), false), text)).toEqual({ value: answer, reasons: [] });
  });

  it('refuses what a spreadsheet made of a long number, and a bar code with a wrong digit', () => {
    expect(reading(column.reference(''), '3,25E+12').reasons[0]).toContain(
      'un tableur en a perdu les chiffres',
    );
    expect(reading(column.gtin(''), '3,25E+12').reasons).toHaveLength(1);
    expect(reading(column.gtin(''), '3250390000007').reasons).toHaveLength(1);
    expect(reading(column.gtin(''), '3 250390 000006').value).toBe('3250390000006');
    expect(reading(column.reference(''), '10E2').value).toBe('10E2');
  });

  it('reads numbers with a comma or a point, lists and words, and notes what is missing', () => {
    expect(reading(column.decimal(''), '6,9312').value).toBe(6.9312);
    expect(reading(column.decimal(''), '6,93125').reasons).toHaveLength(1);
    expect(reading(column.whole(''), '12').value).toBe(12);
    expect(reading(column.list(''), 'a | b|').value).toEqual(['a', 'b']);
    expect(reading(column.choice(['PROMOTION', 'DESTOCK'])(''), 'promotion').value).toBe('PROMOTION');
    expect(reading(column.choice(['P', 'S'])(''), 'Z').reasons).toHaveLength(1);
    expect(reading(column.needed(column.whole('')), '').reasons).toEqual([
      'La colonne «\u00A0x\u00A0» est vide.',
    ]);
  });
});

it('a header names each required column once, and none that is unknown; those of a reject file may stay', () => {
  const columns = { article: column.needed(column.text('')), note: column.text('') };
  expect(headerFaults(['article', 'ligne', 'colonne', 'motif'], columns)).toEqual([]);
  expect(headerFaults(['note', 'note', 'prix'], columns)).toEqual([
    'La colonne «\u00A0article\u00A0» manque.',
    'La colonne «\u00A0prix\u00A0» est inconnue.',
    'La colonne «\u00A0note\u00A0» figure deux fois.',
  ]);
});
