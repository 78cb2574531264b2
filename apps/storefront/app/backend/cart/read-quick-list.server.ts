import { MOST_QUICK_LINES } from '@nuancier/domain/cart/quick-order.ts';
import { isHeaded, quickListOf } from '@nuancier/domain/cart/quick-sheet.ts';
import { formText } from '../checked-form.server.ts';
import { MOST_SHEET_BYTES, readSheet } from './read-sheet.server.ts';

type Fault = 'empty' | 'badFile' | 'tooLong' | 'badSheet' | 'sheetTooBig' | 'oldSheet' | 'protectedSheet';
type QuickList = { ok: true; text: string } | { ok: false; refusal: Fault; text: string };
type FileRead = { text: string } | { refusal: Fault };

const MOST_CHARACTERS = 20_000;

/** What was typed, and below it what the file holds. */
export async function readQuickList(form: FormData): Promise<QuickList> {
  const typed = formText(form, 'list');
  const file = form.get('file');
  if (typed.length > MOST_CHARACTERS)
    return { ok: false, refusal: 'tooLong', text: typed.slice(0, MOST_CHARACTERS) };
  const read = file instanceof File && file.size > 0 ? await readFile(file) : { text: '' };
  if ('refusal' in read) return { ok: false, refusal: read.refusal, text: typed };
  const text = [typed.trim(), read.text.trim()].filter(Boolean).join('\n');
  if (text.length > MOST_CHARACTERS) return { ok: false, refusal: 'tooLong', text: typed };
  return text === '' ? { ok: false, refusal: 'empty', text } : { ok: true, text };
}

/** By what it is, not by what it is called. */
async function readFile(file: File): Promise<FileRead> {
  if (file.size > MOST_SHEET_BYTES) return { refusal: 'sheetTooBig' };
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.subarray(0, 8).equals(OLD_OFFICE))
    return { refusal: isLocked(bytes) ? 'protectedSheet' : 'oldSheet' };
  if (!bytes.subarray(0, 4).equals(ARCHIVE)) return readCsv(bytes);
  // A row of titles, and one more to tell that there are too many.
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
function readCsv(bytes: Buffer): FileRead {
  if (bytes.length > MOST_CHARACTERS) return { refusal: 'tooLong' };
  const text = lettersOf(bytes);
  // oxlint-disable-next-line no-control-regex -- what a text file does not hold
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return { refusal: 'badFile' };
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[;\t]/).map((cell) => cell.replaceAll('"', '')));
  return { text: rows[0] && isHeaded(rows[0]) ? quickListOf(rows) : text };
}

function lettersOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
