// The lines that were refused, as they stood, with the reasons beside them: mended, the same file goes in again.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withoutFormula } from '@nuancier/domain/spreadsheet-formula.ts';
import { REJECT_COLUMNS } from '../columns/read-cells.ts';
import { cellText } from './import-file.ts';
import type { FileLine, ImportFile } from './import-file.ts';

/** Lines of customers name people. */
const OWNER_ALONE = 0o600;

/** Of one line, in the order of the lines. */
export type Rejected = { line: number; named: string | null; reason: string };

export async function writeRejectFile(
  path: string,
  file: ImportFile,
  rejected: AsyncIterable<Rejected>,
): Promise<void> {
  const names = (file.header?.names ?? []).filter(isNoRemark);
  const shape = file.format === 'csv' ? asTable(names) : asJson;
  await pipeline(Readable.from(texts(file, rejected, shape)), createWriteStream(path, { mode: OWNER_ALONE }));
}

type Shape = { head: string; line: (line: FileLine, rejected: Rejected) => string };

/** Both go forward once, side by side. */
async function* texts(
  file: ImportFile,
  rejected: AsyncIterable<Rejected>,
  shape: Shape,
): AsyncGenerator<string> {
  yield shape.head;
  const lines = file.lines()[Symbol.asyncIterator]();
  let at = await lines.next();
  for await (const one of rejected) {
    // oxlint-disable-next-line no-await-in-loop -- the next line is asked for when the one before is passed
    while (at.done !== true && at.value.number < one.line) at = await lines.next();
    if (at.done === true) return;
    if (at.value.number === one.line) yield shape.line(at.value, one);
  }
}

const isNoRemark = (name: string) => !REJECT_COLUMNS.some((one) => one === name);

/** With the mark that tells Excel its letters, and nothing that it would run. */
function asTable(names: readonly string[]): Shape {
  return {
    head: `\uFEFF${row([...names, ...REJECT_COLUMNS])}`,
    line: ({ values }, { line, named, reason }) =>
      row([...names.map((name) => cellText(values.get(name))), String(line), named ?? '', reason]),
  };
}

const row = (cells: readonly string[]) =>
  `${cells.map((cell) => quoted(withoutFormula(cell))).join(';')}\r\n`;

export function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const asJson: Shape = {
  head: '',
  line: ({ values }, { line, named, reason }) => {
    const cells = Object.fromEntries([...values].filter(([name]) => isNoRemark(name)));
    return `${JSON.stringify({ ...cells, ligne: line, colonne: named, motif: reason })}\n`;
  },
};
