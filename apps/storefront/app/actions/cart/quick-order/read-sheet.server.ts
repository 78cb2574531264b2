// The first sheet of a workbook as Excel, LibreOffice and others write it (.xlsx): its rows as texts.
import { unpack } from './unpack-sheet.server.ts';
import { attribute, BadXml, decoded, tagsOf, TooManyTags } from './sheet-xml.server.ts';
import type { Tag } from './sheet-xml.server.ts';

export type SheetRead =
  { ok: true; rows: readonly (readonly string[])[] } | { ok: false; refusal: 'badSheet' | 'sheetTooFull' };

const MOST_UNFOLDED_BYTES = 8_000_000;
const MOST_COLUMNS = 50;
// No reference is longer; one long text that every cell refers to would unfold a second time.
const MOST_CELL_CHARACTERS = 200;

const BOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/** `mostRows` filled ones; what comes after them is not looked at. */
export function readSheet(file: Uint8Array, mostRows: number): SheetRead {
  try {
    const book = unpack(file, (name) => name === BOOK || name === LINKS, MOST_UNFOLDED_BYTES);
    if (book === null) return { ok: false, refusal: 'sheetTooFull' };
    const path = firstSheet(book);
    if (path === null) return { ok: false, refusal: 'badSheet' };
    const sheet = unpack(file, (name) => name === STRINGS || name === path, MOST_UNFOLDED_BYTES);
    if (sheet === null) return { ok: false, refusal: 'sheetTooFull' };
    return { ok: true, rows: rowsOf(sheet.get(path) ?? '', stringsOf(sheet.get(STRINGS) ?? ''), mostRows) };
  } catch (error) {
    if (error instanceof TooManyTags) return { ok: false, refusal: 'sheetTooFull' };
    // Broken archives and broken XML: the file's doing, not the shop's.
    if (error instanceof BadXml || isBrokenArchive(error)) return { ok: false, refusal: 'badSheet' };
    throw error;
  }
}

function isBrokenArchive(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** Path of the workbook's first sheet. */
function firstSheet(book: ReadonlyMap<string, string>): string | null {
  const first = [...tagsOf(book.get(BOOK) ?? '')].find(
    ({ name, kind }) => name === 'sheet' && kind !== 'close',
  );
  const link = first && attribute(first, 'id');
  const target = [...tagsOf(book.get(LINKS) ?? '')].find(
    (tag) => tag.name === 'Relationship' && attribute(tag, 'Id') === link,
  );
  const path = target && attribute(target, 'Target');
  if (!path) return null;
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

/** The texts that cells refer to by number. Readings of ideographs are no part of them. */
function stringsOf(xml: string): readonly string[] {
  const strings: string[] = [];
  let isReading = false;
  for (const { name, kind, text } of tagsOf(xml)) {
    if (name === 'si' && kind !== 'close') strings.push('');
    if (name === 'rPh') isReading = kind === 'open';
    if (name === 't' && kind === 'open' && !isReading) strings[strings.length - 1] += decoded(text);
  }
  return strings;
}

type Cell = { column: number; type: string; value: string };

function rowsOf(xml: string, strings: readonly string[], mostRows: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: Cell | null = null;
  for (const tag of tagsOf(xml)) {
    const { name, kind, text } = tag;
    if (name === 'row' && kind === 'open') row = [];
    if (name === 'c' && kind === 'open') cell = cellOf(tag, row.length);
    if (cell && kind === 'open' && (name === 'v' || name === 't')) cell.value += decoded(text);
    if (name === 'c' && kind === 'close' && cell) {
      if (cell.column < MOST_COLUMNS) row[cell.column] = textOf(cell, strings).slice(0, MOST_CELL_CHARACTERS);
      cell = null;
    }
    if (name === 'row' && kind === 'close' && row.some((one) => one.trim() !== '')) {
      rows.push(Array.from(row, (one) => one ?? ''));
      if (rows.length >= mostRows) return rows;
    }
  }
  return rows;
}

/** `B7` is in the second column; a cell without a reference follows the one before. */
function cellOf(tag: Tag, next: number): Cell {
  const letters = /^[A-Z]{1,3}/.exec(attribute(tag, 'r') ?? '')?.[0];
  const column = letters ? [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1 : next;
  return { column, type: attribute(tag, 't') ?? 'n', value: '' };
}

function textOf({ type, value }: Cell, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type !== 'n') return value;
  const number = Number(value);
  // Whole numbers are written in many ways: 3, 3.0, 1.0100002E7.
  return value.trim() !== '' && Number.isSafeInteger(number) ? String(number) : value.trim();
}
