import { expect, it } from 'vitest';
import { csvMoment, csvRow } from './csv-row.ts';

it.each([
  ['a separator of another reading', 'Dupont,=1+1', '"Dupont,=1+1"'],
  ['a tab', 'Dupont\t=1+1', '"Dupont\t=1+1"'],
  ['a formula with a comma', '=SOMME(A1,B1)', '"\'=SOMME(A1,B1)"'],
])('%s does not part a cell', (_what, cell, written) => {
  expect(csvRow([cell, 'fin'])).toBe(`${written};fin\r\n`);
});

it.each([
  ['2026-11-18T23:23:27.226Z', '2026-11-19 00:23'],
  ['2026-07-01T06:05:00Z', '2026-07-01 08:05'],
])('%s stands as the stores’ clocks show it', (at, words) => {
  expect(csvMoment(new Date(at))).toBe(words);
});
