import type { ProductAttribute } from '@nuancier/contract/api-types.ts';
import { sheetEntries } from './sheet-labels.ts';
import { sheetList, sheetNumber } from '../snapshot/sheet-value.ts';
import type { Sheet } from '../snapshot/sheet-value.ts';
import type { ProductRecord } from '../snapshot/product-record.ts';

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });

/** What is known of the product, entry by entry; what is not known is not shown. */
export function productSheet(
  { brand, line }: Pick<ProductRecord, 'brand' | 'line'>,
  sheet: Sheet,
): ProductAttribute[] {
  const told: Sheet = { marque: brand, gamme: line, ...sheet };
  return sheetEntries.flatMap(({ code, label, group, unit }) => {
    const value = textOf(told, code);
    return value === ''
      ? []
      : [{ code, label, group, value: unit === undefined ? value : `${value}\u00A0${unit}` }];
  });
}

function textOf(sheet: Sheet, code: string): string {
  const number = sheetNumber(sheet, code);
  return number === null ? sheetList(sheet, code).join(', ') : decimal.format(number);
}
