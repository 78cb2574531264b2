import { describe, expect, it } from 'vitest';
import { readQuickOrder } from './quick-order.ts';

const wanted = (text: string) =>
  readQuickOrder(text).map((line) => (line.kind === 'wanted' ? [line.sku, line.quantity] : line.kind));

describe('a pasted list of references', () => {
  it.each([
    ['10100002;3', ['10100002', 3]],
    ['10100002\t3', ['10100002', 3]],
    ['10100002,3', ['10100002', 3]],
    ['10100002   3', ['10100002', 3]],
    ['10100002 x3', ['10100002', 3]],
    ['10100002 × 3', ['10100002', 3]],
    ['10100002 3x', ['10100002', 3]],
    ['10100002;x 3', ['10100002', 3]],
    ['"10100002";"3"', ['10100002', 3]],
    ['10100002;3,00', ['10100002', 3]],
    ['10100002\u00a03', ['10100002', 3]],
    ['10100002', ['10100002', 1]],
    ['  ab-12 ; 2 ', ['AB-12', 2]],
    ['10100002;99999', ['10100002', 99_999]],
    [';10100002;;3', ['10100002', 3]],
    ['" 10100002 " ; " 3 "', ['10100002', 3]],
    ['AB"12";3', ['AB"12"', 3]],
    ['"AB"12;3', ['"AB"12', 3]],
    ['COLLE', ['COLLE', 1]],
  ])('reads %j', (text, line) => {
    expect(wanted(text)).toEqual([line]);
  });

  it.each([
    '10100002;0',
    '10100002;-1',
    '10100002;2,5',
    '10100002;deux',
    '10100002;100000',
    '10100002;1e3',
    '10100002 3 4',
    '10100002 3 4x5',
  ])('does not guess the quantity of %j', (text) => {
    expect(readQuickOrder(text)).toEqual([{ kind: 'bad-quantity', row: 1, text, sku: '10100002' }]);
  });

  it('passes over empty lines and a line of titles, and keeps the rows’ numbers', () => {
    const lines = readQuickOrder('Référence;Quantité\r\n\r\n10100002;1\r\n \r\n10100003;x');
    expect(lines).toEqual([
      { kind: 'wanted', row: 3, text: '10100002;1', sku: '10100002', quantity: 1 },
      { kind: 'bad-quantity', row: 5, text: '10100003;x', sku: '10100003' },
    ]);
  });

  it('a first line that ends like a title is an article', () => {
    expect(wanted('colle-sku\n10100002;2')).toEqual([
      ['COLLE-SKU', 1],
      ['10100002', 2],
    ]);
  });

  it('titles alone are no order, and separators alone name no article', () => {
    expect(readQuickOrder('Référence;Quantité')).toEqual([]);
    expect(readQuickOrder(';;')).toEqual([{ kind: 'wanted', row: 1, text: ';;', sku: '', quantity: 1 }]);
  });

  it('takes a reference that begins like a title for what it is', () => {
    expect(wanted('REF100;2')).toEqual([['REF100', 2]]);
  });

  it('answers nothing for nothing', () => {
    expect(readQuickOrder(' \n\n')).toEqual([]);
  });

  it('tells which lines are beyond the limit instead of dropping them', () => {
    const lines = readQuickOrder(Array.from({ length: 502 }, (_, at) => `R${at};1`).join('\n'));
    expect(lines.flatMap(({ kind, row }) => (kind === 'too-many' ? [row] : []))).toEqual([501, 502]);
  });
});
