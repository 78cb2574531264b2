import { expect, it } from 'vitest';
import { sheetList, sheetNumber, sheetOf, sheetText } from './sheet-value.ts';

const sheet = sheetOf({ aspect: 'Mat', vide: '', nombre: 9, liste: ['Mur', 3, ''], rien: null });

it('reads a text, a number or a list, and nothing else', () => {
  expect([sheetText(sheet, 'aspect'), sheetText(sheet, 'nombre'), sheetText(sheet, 'vide')]).toEqual([
    'Mat',
    null,
    null,
  ]);
  expect([sheetNumber(sheet, 'nombre'), sheetNumber(sheet, 'aspect')]).toEqual([9, null]);
  expect([sheetList(sheet, 'liste'), sheetList(sheet, 'aspect'), sheetList(sheet, 'rien')]).toEqual([
    ['Mur'],
    ['Mat'],
    [],
  ]);
});

it('takes anything that is not an object for an empty sheet', () => {
  expect([sheetOf(null), sheetOf('x'), sheetOf(undefined)]).toEqual([{}, {}, {}]);
});
