// Before the table is written: each PDF it asks for is checked and stored, outside of any transaction.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Database } from '../../database/tables.ts';
import {
  invoicesNamed,
  MOST_PAPER_BYTES,
  namedInvoice,
  paperFault,
  paperFaultWords,
} from '../../invoices/invoices.ts';
import { paperName } from '../../media/media.ts';
import type { MediaStore } from '../../media/media.ts';
import { linesOf } from '../files/file-table.ts';
import type { FileTable } from '../files/file-table.ts';
import { findFile } from '../files/find-file.ts';
import { StorageAway } from '../files/given-file.ts';
import type { GivenFile } from '../files/given-file.ts';
import { copied } from '../files/given-files.ts';
import { sideBySide } from '../files/side-by-side.ts';
import type { PreparedPaper } from './invoice-papers-kind.ts';

export type PreparingMeans = {
  store: MediaStore;
  /** of our own, for copies while they are looked at */
  folder: string;
  /** checks, and stores nothing */
  isTrial: boolean;
  onProgress: (done: number, total: number) => void;
};

type Line = { type: string | null; numero: string; fichier: string };

const AT_ONCE = 4;

/** Answers for each line of the table; a file is looked at once, and only when its document is known. */
export async function prepareInvoicePapers(
  db: Database,
  table: FileTable,
  files: readonly GivenFile[],
  means: PreparingMeans,
): Promise<(line: Line) => PreparedPaper> {
  const fileNamed = findFile(files);
  const made = new Map<string, PreparedPaper>();
  /** of each document, what the first line calls it: « F1 » and « FACTURE F1 » may be one */
  const calledFirst = new Map<number, string>();
  const refusals = new Map<string, string>();
  for await (const lines of linesOf(table)) {
    const batch = lines.map(lineOf);
    const known = await invoicesNamed(
      db,
      batch.map(({ numero }) => numero),
    );
    const tasks = new Map<string, GivenFile>();
    for (const line of batch) {
      const found = namedInvoice({ type: typeOf(line.type), number: line.numero }, known);
      const file = fileNamed(line.fichier);
      if (!found.ok) refusals.set(keyOf(line), found.reason);
      if (!found.ok || file === undefined) continue;
      const { id, type, number } = found.invoice;
      const first = calledFirst.get(id) ?? keyOf(line);
      calledFirst.set(id, first);
      if (first !== keyOf(line)) refusals.set(keyOf(line), twice(`${type} ${number}`));
      else if (!made.has(file.name)) tasks.set(file.name, file);
    }
    await sideBySide([...tasks.values()], AT_ONCE, async (file, nth) => {
      made.set(file.name, await prepare(file, `paper-${nth}`, means));
      means.onProgress(made.size, files.length);
    });
  }
  return (line) => {
    const reason = refusals.get(keyOf(line));
    if (reason !== undefined) return { ok: false, reason };
    const file = fileNamed(line.fichier);
    const absent = `Le fichier «\u00A0${line.fichier}\u00A0» n’est pas parmi les PDF.`;
    return (file && made.get(file.name)) ?? { ok: false, reason: absent };
  };
}

function lineOf(cells: ReadonlyMap<string, string>): Line {
  const cell = (name: string) => (cells.get(name) ?? '').trim();
  return { type: cell('type') || null, numero: cell('numero'), fichier: cell('fichier') };
}

const typeOf = (cell: string | null) => INVOICE_TYPES.find((type) => type === cell?.toUpperCase()) ?? null;

const keyOf = ({ type, numero }: Line) => `${typeOf(type) ?? ''} ${numero}`;

const twice = (named: string) => `Le document «\u00A0${named}\u00A0» figure deux fois.`;

async function prepare(
  file: GivenFile,
  copy: string,
  { store, folder, isTrial }: PreparingMeans,
): Promise<PreparedPaper> {
  const path = join(folder, copy);
  const refused = (words: string) => ({ ok: false as const, reason: `«\u00A0${file.name}\u00A0» ${words}` });
  try {
    const taken = await copied(file, path, MOST_PAPER_BYTES);
    if (taken === 'broken') return refused(paperFaultWords['cut-short']);
    if (taken === null) return refused(paperFaultWords['too-large']);
    const bytes = await readFile(path);
    const fault = await paperFault(bytes);
    if (fault !== null) return refused(paperFaultWords[fault]);
    const name = paperName(taken.sha256);
    if (!isTrial && !(await store.has(name).catch(away))) await store.put(name, bytes).catch(away);
    return { ok: true, sha256: taken.sha256, bytes: bytes.length };
  } finally {
    await rm(path, { force: true });
  }
}

function away(trouble: unknown): never {
  throw new StorageAway(trouble);
}
