// A merchant's file, line by line, whether a table (CSV) or JSON Lines.
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { withoutFormulaMark } from '@nuancier/domain/spreadsheet-formula.ts';
import { refuseForeign } from './foreign-file.ts';
import { csvFile, LineTooLong, LONGEST_LINE } from './csv-file.ts';

export type FileFormat = 'csv' | 'jsonl';

export type FileLine = {
  number: number;
  /** by the name of their column, in the order of the file */
  values: ReadonlyMap<string, unknown>;
  /** why none of it can be read */
  fault: string | null;
};

export type ImportFile = {
  format: FileFormat;
  /** of all lines, empty ones included: what progress is measured by */
  count: number;
  /** of a table; a line of JSON names its own */
  header: { line: number; names: readonly string[]; fault: string | null } | null;
  /** From the first one on each time. */
  lines: () => AsyncIterable<FileLine>;
};

export function formatOf(fileName: string): FileFormat {
  return /\.(?:jsonl|ndjson)$/i.test(fileName) ? 'jsonl' : 'csv';
}

/** Throws `ForeignFile` for what is no text, `LineTooLong` for what has no end of line. */
export async function openImportFile(path: string, format: FileFormat): Promise<ImportFile> {
  await refuseForeign(path);
  return format === 'csv' ? openTable(path) : openJsonLines(path);
}

async function openTable(path: string): Promise<ImportFile> {
  const file = await csvFile(() => createReadStream(path));
  const header = await firstOf(file.lines());
  const names = header?.cells.map((cell) => cell.toLowerCase()) ?? [];
  return {
    format: 'csv',
    count: file.count,
    header: header === undefined ? null : { line: header.number, names, fault: header.fault },
    async *lines() {
      for await (const { number, cells, fault } of file.lines()) {
        if (number === header?.number) continue;
        const tooMany =
          cells.length > names.length ? 'La ligne compte plus de cellules que l’en-tête de colonnes.' : null;
        const values = new Map(names.map((name, at) => [name, withoutFormulaMark(cells[at] ?? '')]));
        yield { number, values, fault: fault ?? tooMany };
      }
    },
  };
}

export async function firstOf<T>(source: AsyncIterable<T>): Promise<T | undefined> {
  for await (const one of source) return one;
  return undefined;
}

const LINE_FEED = 0x0a;

async function openJsonLines(path: string): Promise<ImportFile> {
  let count = 0;
  for await (const piece of createReadStream(path)) {
    if (!Buffer.isBuffer(piece)) continue;
    for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1)) count += 1;
  }
  return {
    format: 'jsonl',
    count,
    header: null,
    async *lines() {
      let number = 0;
      for await (const text of textLines(path)) {
        number += 1;
        const line = number === 1 ? text.replace(/^\uFEFF/, '') : text;
        if (line.trim() !== '') yield { number, ...readJson(line) };
      }
    },
  };
}

/** A line that never ends must not be held whole. */
async function* textLines(path: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let number = 1;
  let open = '';
  for await (const piece of createReadStream(path)) {
    if (!Buffer.isBuffer(piece)) continue;
    const [first = '', ...more] = decoder.write(piece).split('\n');
    open += first;
    for (const next of more) {
      yield open.replace(/\r$/, '');
      number += 1;
      open = next;
    }
    if (open.length > LONGEST_LINE) throw new LineTooLong(number);
  }
  open += decoder.end();
  if (open !== '') yield open;
}

function readJson(line: string): Pick<FileLine, 'values' | 'fault'> {
  const parsed = parsedObject(line);
  if (line.includes('\uFFFD')) return { values: new Map(), fault: 'La ligne n’est pas écrite en UTF-8.' };
  if (parsed === null) return { values: new Map(), fault: 'La ligne n’est pas un objet JSON.' };
  return { values: new Map(Object.entries(parsed)), fault: null };
}

function parsedObject(line: string): object | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** A value as a table would write it: one way of reading serves both. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function textsOf(values: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map([...values].map(([name, value]) => [name, cellText(value)]));
}
