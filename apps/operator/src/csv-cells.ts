// The cells of one line by the name of their column; what cannot be read is noted, not thrown.
import { MOMENT_FORMS, readMoment } from './read-moment.ts';

export type CsvCells = {
  /** Noted as missing when empty. */
  text: (column: string) => string;
  optionalText: (column: string) => string | null;
  /** Euros with a comma or a point, as whole cents. */
  cents: (column: string) => number;
  optionalCents: (column: string) => number | null;
  /** With a comma or a point, up to four decimals. */
  decimal: (column: string) => number;
  optionalDecimal: (column: string) => number | null;
  wholeNumber: (column: string) => number;
  optionalWholeNumber: (column: string) => number | null;
  /** With a minus sign where it is below 0. */
  signedNumber: (column: string) => number;
  /** 15/11/2026 08:15 in France, or ISO with a zone. */
  optionalMoment: (column: string) => Date | null;
  /** 31/12/2026 or 2026-12-31, as 2026-12-31. */
  optionalDay: (column: string) => string | null;
  /** oui/non, 1/0; no when empty. */
  yesOrNo: (column: string) => boolean;
};

const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,4})?$/;
const WHOLE = /^\d{1,9}$/;
const SIGNED = /^[+-]?\d{1,9}$/;
const FRENCH_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const YES = new Set(['oui', 'o', '1', 'true', 'vrai']);
const NO = new Set(['', 'non', 'n', '0', 'false', 'faux']);

export function csvCells(values: ReadonlyMap<string, string>, note: (reason: string) => void): CsvCells {
  const cell = (column: string) => values.get(column) ?? '';
  const asked = <Value>(column: string, read: (column: string) => Value | null, none: Value): Value => {
    if (cell(column) === '') note(`La colonne «\u00A0${column}\u00A0» est vide.`);
    return read(column) ?? none;
  };
  const optional = <Value>(column: string, kind: string, read: (text: string) => Value | null) => {
    const text = cell(column);
    if (text === '') return null;
    const value = read(text);
    if (value === null) note(`«\u00A0${text}\u00A0» n’est pas ${kind} (colonne «\u00A0${column}\u00A0»).`);
    return value;
  };
  const optionalCents = (column: string) => optional(column, 'un montant en euros', readCents);
  const optionalDecimal = (column: string) =>
    optional(column, 'un nombre à quatre décimales au plus', (text) => readNumber(text, DECIMAL));
  const optionalWholeNumber = (column: string) =>
    optional(column, 'un nombre entier', (text) => readNumber(text, WHOLE));
  return {
    text: (column) => asked(column, cell, ''),
    optionalText: (column) => cell(column) || null,
    cents: (column) => asked(column, optionalCents, 0),
    optionalCents,
    decimal: (column) => asked(column, optionalDecimal, 0),
    optionalDecimal,
    wholeNumber: (column) => asked(column, optionalWholeNumber, 0),
    optionalWholeNumber,
    signedNumber: (column) =>
      asked(column, (name) => optional(name, 'un nombre entier', (text) => readNumber(text, SIGNED)), 0),
    optionalMoment: (column) => optional(column, `un moment (${MOMENT_FORMS})`, readMoment),
    optionalDay: (column) => optional(column, 'une date (31/12/2026 ou 2026-12-31)', readDay),
    yesOrNo: (column) => optional(column, 'oui ou non', readYesOrNo) ?? false,
  };
}

/** Spreadsheets write thousands with a space, amounts with a euro sign. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F€]/g, '');
}

/** The digits are put together as text: no fraction is ever multiplied. */
function readCents(text: string): number | null {
  if (!AMOUNT.test(bare(text))) return null;
  const [euros = '', decimals = ''] = bare(text).split(/[.,]/);
  return Number(`${euros}${decimals.padEnd(2, '0')}`);
}

function readNumber(text: string, shape: RegExp): number | null {
  return shape.test(bare(text)) ? Number(bare(text).replace(',', '.')) : null;
}

function readDay(text: string): string | null {
  const [, day, month, year] = FRENCH_DAY.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${day}`;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(iso) : new Date(Number.NaN);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? null : iso;
}

function readYesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
