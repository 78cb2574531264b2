// Reads what spreadsheets write: commas or semicolons, quotes, a byte order mark, and Windows' own letters.

export type CsvLine = { number: number; cells: readonly string[] };

const SEPARATORS = [';', ',', '\t'] as const;
const END_OF_LINE = /\r\n|\n|\r/y;

/** UTF-8, or else what Excel saves on a French Windows. */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Every line that holds something, with its number in the file; a quoted cell may run over several lines. */
export function csvLines(text: string): CsvLine[] {
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let number = 1;
  let at = 0;
  while (at < text.length) {
    const read = readLine(text, at, separator);
    if (read.cells.some((cell) => cell !== '')) lines.push({ number, cells: read.cells });
    number += read.endings;
    at = read.next;
  }
  return lines;
}

/** The most frequent one in the header. */
function separatorOf(text: string): string {
  const header = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  const counts = SEPARATORS.map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ';';
}

type ReadLine = { cells: string[]; next: number; endings: number };

function readLine(text: string, start: number, separator: string): ReadLine {
  const cells: string[] = [];
  let at = start;
  let endings = 0;
  for (;;) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    cells.push(cell.value.trim());
    endings += cell.endings;
    at = cell.next;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    END_OF_LINE.lastIndex = at;
    return { cells, next: at + (END_OF_LINE.exec(text)?.[0].length ?? 1), endings: endings + 1 };
  }
}

type ReadCell = { value: string; next: number; endings: number };

function plainCell(text: string, start: number, separator: string): ReadCell {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return { value: text.slice(start, at), next: at, endings: 0 };
}

/** Two quotes in a row are one quote of the text. */
function quotedCell(text: string, start: number): ReadCell {
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) {
      end = text.length;
      break;
    }
    end = quote + 1;
    if (text[end] !== '"') break;
    end += 1;
  }
  const inside = text.slice(start + 1, text[end - 1] === '"' && end - 1 > start ? end - 1 : end);
  const value = inside.replaceAll('""', '"');
  return { value, next: end, endings: inside.split(/\r\n|\n|\r/).length - 1 };
}
