// Reads what spreadsheets write: commas or semicolons, quotes, a byte order mark, and Windows' own letters.
// The file is never held whole: a million lines take no more memory than a thousand. Lines before the header that begin
// with « # » explain the file, as its template does; « sep=; » is Excel's own.
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

export type CsvLine = {
  number: number;
  cells: readonly string[];
  /** why its cells are not to be trusted */
  fault: string | null;
};

/** The bytes of a file, from its beginning each time. */
export type CsvBytes = () => AsyncIterable<Buffer>;

export type CsvFile = {
  /** As an editor numbers its lines. */
  count: number;
  /** Every line that holds something, with its number in the file; a quoted cell may run over several lines. */
  lines: () => AsyncIterable<CsvLine>;
};

const SEPARATORS = [';', ',', '\t'] as const;
/** A quote nobody closes must not take the rest of a long file into memory. */
export const LONGEST_LINE = 1_000_000;
const END_OF_LINE = /\r\n|\n|\r/;

export class LineTooLong extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is longer than ${LONGEST_LINE} letters`);
    this.line = line;
  }
}

/** Looks through the whole file once: only its end tells whether all of its letters are UTF-8. */
export async function csvFile(bytes: CsvBytes): Promise<CsvFile> {
  const decodes = utf8Check();
  let isUtf8 = true;
  let ends = 0;
  let isOpen = false;
  let opening = '';
  let header: string | undefined;
  let carried = '';
  for await (const piece of bytes()) {
    isUtf8 &&= decodes(piece);
    // Separators and line ends are the same bytes in both alphabets.
    const text = carried + piece.toString('latin1');
    // Whether it is a whole line end, only the next piece tells.
    carried = text.endsWith('\r') ? '\r' : '';
    if (header === undefined && opening.length < LONGEST_LINE) {
      opening += piece.toString('latin1');
      header = opening.split(END_OF_LINE).slice(0, -1).find(isNoRemark);
    }
    ends += text.match(/\n|\r(?!\n|$)/g)?.length ?? 0;
    isOpen = !text.endsWith('\n');
  }
  isUtf8 &&= decodes();
  const separator = separatorOf(header ?? opening.split(END_OF_LINE).at(-1) ?? '');
  const utf8 = isUtf8 ? bytes : () => fromWindows(bytes());
  return { count: isOpen ? ends + 1 : ends, lines: () => linesOf(utf8, separator) };
}

/** `line` as bytes: the mark of UTF-8 is three letters of it. */
function isNoRemark(line: string): boolean {
  return line.trim() !== '' && !/^(?:\u00EF\u00BB\u00BF)?(?:"?#|sep=)/i.test(line);
}

/** Told piece by piece, and without a piece that there are no more. */
function utf8Check(): (piece?: Buffer) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (piece) => {
    try {
      decoder.decode(piece, { stream: piece !== undefined });
      return true;
    } catch {
      return false;
    }
  };
}

/** What Excel saves on a French Windows, as UTF-8. */
async function* fromWindows(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for await (const piece of bytes) yield Buffer.from(decoder.decode(piece, { stream: true }));
}

/** The most frequent one in the header. */
function separatorOf(header: string): string {
  const counts = SEPARATORS.map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ';';
}

async function* linesOf(bytes: CsvBytes, separator: string, from = 1): AsyncGenerator<CsvLine> {
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_LINE,
  });
  // A failure is told to whoever iterates.
  const records: AsyncIterable<string[]> = pipeline(bytes, parser, () => {});
  let number = 1;
  let width: number | null = null;
  let isOpening = true;
  try {
    for await (const record of records) {
      const cells = record.map((cell) => cell.trim());
      const ends = quotedEnds(record);
      isOpening &&= /^(?:#|sep=)/i.test(cells[0] ?? '') || cells.every((cell) => cell === '');
      if (!isOpening && number >= from && cells.some((cell) => cell !== '')) {
        const fault = ends > 0 ? misquoted(record, { number, separator, width }) : null;
        yield { number, cells, fault };
      }
      if (!isOpening) width ??= record.length;
      number += 1 + ends;
    }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') throw new LineTooLong(number);
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    // Such a quote reaches to the end of the file: the rest is read once more, with it closed.
    yield* lastUnclosed(linesOf(() => closed(bytes()), separator, number));
  }
}

async function* lastUnclosed(lines: AsyncIterable<CsvLine>): AsyncGenerator<CsvLine> {
  let last: CsvLine | undefined;
  for await (const line of lines) {
    if (last !== undefined) yield last;
    last = line;
  }
  if (last === undefined) return;
  const opened = openedAt(last.cells, last.number);
  const fault = `Le guillemet ouvert à la ligne ${opened} n’est jamais refermé\u00A0: tout ce qui suit en ferait partie.`;
  yield { ...last, fault };
}

type Place = { number: number; separator: string; width: number | null };

/**
 * A quoted cell may run over several lines; one that a stray quote opened does too, and takes the lines in between with
 * it. Such a record has another number of cells than the header, or its quote is closed in the middle of a cell.
 */
function misquoted(record: readonly string[], { number, separator, width }: Place): string | null {
  const stray = record.find((cell) => {
    const [, quotedPart = ''] = /^"([^"]*)"/.exec(cell) ?? [];
    return hasEnd(quotedPart) && quotedPart.includes(separator);
  });
  if (stray === undefined && (width === null || record.length === width)) return null;
  return `Le guillemet ouvert à la ligne ${openedAt(record, number)} est mal refermé, et les lignes suivantes entreraient dans sa cellule\u00A0: fermez-le, ou doublez-le s’il fait partie du texte.`;
}

/** The line on which the last cell of several lines begins: the ones before it were closed. */
function openedAt(record: readonly string[], number: number): number {
  return number + quotedEnds(record.slice(0, record.findLastIndex(hasEnd)));
}

function hasEnd(text: string): boolean {
  return text.includes('\n') || text.includes('\r');
}

/** Counted here: the parser takes the two signs of a Windows line end between quotes for two lines. */
function quotedEnds(record: readonly string[]): number {
  let ends = 0;
  for (const cell of record) if (hasEnd(cell)) ends += cell.split(END_OF_LINE).length - 1;
  return ends;
}

async function* closed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* bytes;
  yield Buffer.from('"');
}
