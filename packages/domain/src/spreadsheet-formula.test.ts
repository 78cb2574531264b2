import { describe, expect, it } from 'vitest';
import { withoutFormula, withoutFormulaMark } from './spreadsheet-formula.ts';

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+33 6', '-2', '@SOMME(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SOMME(A1)'])(
    'is written as text and read back unchanged: %j',
    (cell) => {
      expect(withoutFormula(cell)).toBe(`'${cell}`);
      expect(withoutFormulaMark(withoutFormula(cell))).toBe(cell);
    },
  );

  it.each(['Peinture', '1+1', 'l’apostrophe', "'ancien", ''])('leaves other text alone: %j', (cell) => {
    expect(withoutFormula(cell)).toBe(cell);
    expect(withoutFormulaMark(cell)).toBe(cell);
  });
});
