// What the file name of an invoice or a credit note says: which document it is.
import { INVOICE_TYPES } from './invoice-state.ts';
import type { InvoiceType } from './invoice-state.ts';

/** `type`: null where the name does not say it and the number does not either. */
export type NamedPaper = { type: InvoiceType | null; number: string };

const FOLDERS = /^.*[/\\]/;
const EXTENSION = /\.pdf$/i;
const PREFIXED = new RegExp(`^(${INVOICE_TYPES.join('|')})[-_ ]+(.+)$`, 'i');

/**
 * `F26200021.pdf` is the document of that number, `AVOIR-A26000012.pdf` the credit note of what follows. A number may
 * itself begin like that: what the shop knows as a whole is read as a whole.
 */
export function paperNamed(file: string, typesOf: (number: string) => readonly InvoiceType[]): NamedPaper {
  const [whole = '', split] = numbersNamed(file);
  const [type = null, other] = typesOf(whole);
  if (type !== null || split === undefined) return { type: other === undefined ? type : null, number: whole };
  const prefix = PREFIXED.exec(whole)?.[1]?.toUpperCase();
  return { type: INVOICE_TYPES.find((one) => one === prefix) ?? null, number: split };
}

/** The numbers that the name may mean, the whole one first. */
export function numbersNamed(file: string): string[] {
  const whole = file.replace(FOLDERS, '').replace(EXTENSION, '').trim();
  const split = PREFIXED.exec(whole)?.[2];
  return split === undefined ? [whole] : [whole, split];
}
