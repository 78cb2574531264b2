import { describe, expect, it } from 'vitest';
import { isHeaded, quickListOf } from './quick-sheet.ts';

describe('the list of a sheet', () => {
  it.each([
    [
      'the first two columns',
      [
        ['10100002', '3'],
        ['10100003', '1'],
      ],
      '10100002;3\n10100003;1',
    ],
    [
      'columns that begin further right',
      [
        ['', '10100002', '3'],
        ['', '10100003'],
      ],
      '10100002;3\n10100003',
    ],
    [
      'named columns in any order',
      [
        ['Désignation', 'Qté', 'Prix', 'Réf. article'],
        ['Colle', '3', '12,5', '10100002'],
      ],
      '10100002;3',
    ],
    [
      'a named reference without a quantity column',
      [
        ['Référence', ''],
        ['10100002', '2'],
      ],
      '10100002;2',
    ],
    ['empty rows', [[], ['', ' '], ['10100002', '3'], [], ['10100003', '1']], '10100002;3\n10100003;1'],
    [
      'named columns, without the rows that leave them empty',
      [
        ['Note', 'Réf', 'Qté'],
        ['urgent', '10100002', '3'],
        ['fragile', '', ''],
        ['à livrer'],
        ['', '10100003', '1'],
      ],
      '10100002;3\n10100003;1',
    ],
    ['a reference with wide gaps', [['AB   12', '3']], 'AB 12;3'],
    ['separators inside a cell', [['101;00\n002', '3']], '101 00 002;3'],
    [
      'a quantity without a reference',
      [
        ['10100002', '1'],
        ['', '4'],
      ],
      '10100002;1\n?;4',
    ],
    ['nothing', [['', '']], ''],
  ])('is made of %s', (_name, rows, list) => {
    expect(quickListOf(rows)).toBe(list);
  });

  it.each([
    [['Référence', 'Quantité'], true],
    [['SKU', 'Qty'], true],
    [['Désignation article', 'Prix'], false],
    [['Article', 'Nombre'], true],
    [['REF100', '2'], false],
    [['Codebarre2', '2'], false],
    [['10100002', '3'], false],
  ])('knows whether %j names the columns', (row, headed) => {
    expect(isHeaded(row)).toBe(headed);
  });
});
