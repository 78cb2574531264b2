// What a cell may hold, as French spreadsheets write it; undefined for what cannot be read.
import { isGtin } from '@nuancier/domain/catalogue/imports/gtin.ts';
import { readDay as dayIn, readMoment as momentIn } from '../../text/read-moment.ts';

const AMOUNT = /^-?\d{1,9}(?:[.,]\d{1,2})?$/;
const DECIMAL = /^-?\d{1,9}(?:[.,]\d{1,6})?$/;
const WHOLE = /^[+-]?\d{1,9}$/;
/** What a spreadsheet makes of a long number: its digits are lost. */
const EXPONENT = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const YES: ReadonlySet<string> = new Set(['oui', 'o', '1', 'true', 'vrai']);
const NO: ReadonlySet<string> = new Set(['non', 'n', '0', 'false', 'faux']);

/** Spreadsheets write thousands with a space, amounts with a euro sign, shares with a percent sign. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F€%]/g, '');
}

/** The digits are put together as text: no fraction is ever multiplied. */
export function readCents(text: string): number | undefined {
  if (!AMOUNT.test(bare(text))) return undefined;
  const [euros = '', decimals = ''] = bare(text).split(/[.,]/);
  return Number(`${euros}${decimals.padEnd(2, '0')}`);
}

export function readDecimal(text: string): number | undefined {
  return DECIMAL.test(bare(text)) ? Number(bare(text).replace(',', '.')) : undefined;
}

export function readWhole(text: string): number | undefined {
  return WHOLE.test(bare(text)) ? Number(bare(text)) : undefined;
}

export function readReference(text: string): string | undefined {
  return EXPONENT.test(text) ? undefined : text;
}

export function readGtin(text: string): string | undefined {
  return isGtin(bare(text)) ? bare(text) : undefined;
}

export function readDay(text: string): string | undefined {
  return dayIn(text) ?? undefined;
}

/** A day alone begins at midnight in France. */
export function readMoment(text: string): string | undefined {
  const day = dayIn(text);
  return momentIn(day === null ? text : `${day} 00:00`)?.toISOString();
}

export function readYesOrNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

export function readList(text: string): string[] {
  return text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const parsed = parsedJson(text);
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? Object.fromEntries(Object.entries(parsed))
    : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
