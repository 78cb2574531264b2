// A file of references and quantities, by what it is and not by what it is called. Runs in a thread of its own.
import { CsvError, parse } from 'csv-parse/sync';
import { MOST_QUICK_LINES } from '@nuancier/domain/cart/quick-order/quick-order.ts';
import { isHeaded, quickListOf } from '@nuancier/domain/cart/quick-order/quick-sheet.ts';
import { readSheet } from './read-sheet.server.ts';
import type { ListFileRead } from '../../../backend/list-file.ts';

export const MOST_FILE_BYTES = 1_000_000;
export const MOST_CHARACTERS = 20_000;

export function readListFile(file: Uint8Array): ListFileRead {
  if (file.length > MOST_FILE_BYTES) return { refusal: 'sheetTooBig' };
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, 8).equals(OLD_OFFICE))
    return { refusal: isLocked(bytes) ? 'protectedSheet' : 'oldSheet' };
  if (!bytes.subarray(0, 4).equals(ARCHIVE)) return readCsv(bytes);
  // A header row, and one more to detect that there are too many.
  const sheet = readSheet(bytes, MOST_QUICK_LINES + 2);
  return sheet.ok ? { text: quickListOf(sheet.rows) } : { refusal: sheet.refusal };
}

const ARCHIVE = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
// .xls, and the envelope around a workbook that asks for a password.
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

function isLocked(bytes: Buffer): boolean {
  return bytes.includes('EncryptedPackage', 0, 'utf16le');
}

/** Sheets write UTF-8 or, on older machines, Windows' own letters; anything binary is no list. */
function readCsv(bytes: Buffer): ListFileRead {
  if (bytes.length > MOST_CHARACTERS) return { refusal: 'tooLong' };
  const text = lettersOf(bytes);
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return { refusal: 'badFile' };
  const rows = rowsOf(text).map((row) => row.map((cell) => cell.replaceAll('"', '')));
  return { text: rows[0] && isHeaded(rows[0]) ? quickListOf(rows) : text };
}

/** Quotes hold a cell together; where one is never closed, quotes are inches. */
function rowsOf(text: string): string[][] {
  const options = {
    delimiter: [';', '\t'],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return parse(text, { ...options, quote: null });
  }
}

function lettersOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
