// How a row that a file wrote is told to whoever brought it: by the names of the file's columns, as its cells say it.
import { cellText } from '../files/import-file.ts';
import type { ImagedTable } from './imaged-table.ts';

export type ToldColumn = { column: string; says: (value: unknown) => string };

/** `told`: by the file's names, in their order. */
export type ToldTable = ImagedTable & { told: Readonly<Record<string, ToldColumn>> };

export function asKept(column: string): ToldColumn {
  return { column, says: (value) => (typeof value === 'number' ? withComma(String(value)) : dayOr(value)) };
}

/** Cents as euros, hundredths of a per cent as a per cent. */
export function ofHundredths(column: string): ToldColumn {
  return { column, says: (value) => (typeof value === 'number' ? withComma((value / 100).toFixed(2)) : '') };
}

const withComma = (figures: string) => figures.replace('.', ',');

function dayOr(value: unknown): string {
  return cellText(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}
