// One file, from its bytes to what became of it: the same way for the operator's command, other systems and the staff.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit.ts';
import type { AuditPlace } from '../audit/audit.ts';
import type { Database, DatabasePool, DatabaseTransaction } from '../database/tables.ts';
import { recordEvent } from '../events/events.ts';
import { headerFaults } from '../imports/columns/read-cells.ts';
import { LineTooLong } from '../imports/files/csv-file.ts';
import { ForeignFile } from '../imports/files/foreign-file.ts';
import { firstOf, openImportFile } from '../imports/files/import-file.ts';
import type { FileFormat, ImportFile } from '../imports/files/import-file.ts';
import type { ReceivedFile } from '../imports/files/receive-file.ts';
import { writeRejectFile } from '../imports/files/reject-file.ts';
import { beginImage, endImage } from '../imports/images/import-image.ts';
import type { ImportKind } from '../imports/import-kind.ts';
import type { PriceMoves } from '../imports/import-report.ts';
import { stageFile } from '../imports/staging/stage-file.ts';
import { countStaged, firstRefusals, refusedByLine } from '../imports/staging/staging-store.ts';
import type { ToldRefusal } from '../imports/staging/staging-store.ts';
import { writeStaged } from '../imports/staging/write-staged.ts';
import { importGuards } from '../site/site.ts';
import { insertRun } from './import-runs-store.ts';

export type ImportOptions = {
  format: FileFormat;
  /** does all the work and gives it up */
  isTrial: boolean;
  /** writes the sound lines though others are refused */
  skipsRefused: boolean;
  /** what no line names is withdrawn */
  isFull: boolean;
  /** lets pass what was held back */
  isAccepted: boolean;
  /** the moment the file speaks of, where its lines name none */
  at: Date | null;
  /** in per cent; a price that moves by more is held back. Null: as the default site says */
  mostPriceChange: number | null;
  /** where the refused lines are written */
  rejects: string;
  givenBy: string;
  place: AuditPlace;
  onProgress: (step: 'read' | 'write', done: number, total: number) => void;
  /** With what became of it, in the same transaction; a trial has none. */
  alsoNote?: (db: DatabaseTransaction, outcome: ImportOutcome) => Promise<void>;
};

export const TOLD_REFUSALS = 100;

export type ImportCounts = {
  lines: number;
  added: number;
  changed: number;
  removed: number;
  refused: number;
};

export type ImportOutcome = ImportCounts & {
  /** tried: all would be written */
  outcome: 'written' | 'tried' | 'refused' | 'held';
  importId: number | null;
  /** of the refused: those that only wait to be accepted */
  held: number;
  /** why all of it is held back */
  heldBecause: string | null;
  /** pages of products that say something else */
  products: number;
  moves: PriceMoves | null;
  /** sentences for whoever loaded it */
  notes: readonly string[];
  /** the first hundred */
  refusals: readonly ToldRefusal[];
  /** the file of refused lines; none when there are none */
  rejects: string | null;
};

class GivenUp extends Error {}

/** `db` must be unhurried: a long file takes long statements. */
export async function runImport(
  db: DatabasePool,
  kind: ImportKind,
  received: ReceivedFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const unread = await readable(kind, received, options);
  if ('refusals' in unread) return told(db, kind, received, options, unread);
  let outcome: ImportOutcome | undefined;
  const work = db.transaction().execute(async (part) => {
    const image = options.isTrial || kind.takeBack === null ? null : randomUUID();
    if (image !== null) await beginImage(part, image);
    outcome = await load(part, kind, unread.file, options);
    if (outcome.outcome !== 'written') throw new GivenUp();
    const isKept = image !== null && (await endImage(part, image));
    outcome = await noted(part, kind, received, { ...options, image: isKept ? image : null }, outcome);
  });
  await work.catch((error: unknown) => {
    if (error instanceof LineTooLong) outcome = refusedFile([tooLong(error.line)]);
    else if (!(error instanceof GivenUp)) throw error;
  });
  if (outcome === undefined) throw new Error('the import ended without an outcome');
  return outcome.outcome === 'written' ? outcome : told(db, kind, received, options, outcome);
}

/** One that could not even be opened: noted as refused, like those that were read. */
export function refuseFile(
  db: DatabasePool,
  kind: ImportKind,
  received: ReceivedFile,
  reason: string,
  options: Omit<ImportOptions, 'format'>,
): Promise<ImportOutcome> {
  return told(db, kind, received, options, refusedFile([{ line: 1, named: null, reason }]));
}

/** What was not written is noted as well, outside of what was given up. */
async function told(
  db: DatabasePool,
  kind: ImportKind,
  received: ReceivedFile,
  options: Omit<ImportOptions, 'format'>,
  outcome: ImportOutcome,
): Promise<ImportOutcome> {
  if (options.isTrial) return outcome;
  return db.transaction().execute((part) => noted(part, kind, received, options, outcome));
}

/** `image`: of what it found. */
type NoteOptions = Omit<ImportOptions, 'format'> & { image?: string | null };

async function noted(
  db: DatabaseTransaction,
  kind: ImportKind,
  received: ReceivedFile,
  options: NoteOptions,
  outcome: ImportOutcome,
): Promise<ImportOutcome> {
  const told = { ...outcome, importId: await note(db, kind, received, options, outcome) };
  await options.alsoNote?.(db, told);
  return told;
}

async function readable(
  kind: ImportKind,
  received: ReceivedFile,
  options: ImportOptions,
): Promise<{ file: ImportFile } | ImportOutcome> {
  try {
    const file = await openImportFile(received.path, options.format);
    const line = file.header?.line ?? 1;
    const reasons = await openingFaults(kind, file);
    return reasons.length === 0
      ? { file }
      : refusedFile(reasons.map((reason) => ({ line, named: null, reason })));
  } catch (error) {
    if (error instanceof LineTooLong) return refusedFile([tooLong(error.line)]);
    if (error instanceof ForeignFile) return refusedFile([{ line: 1, named: null, reason: error.message }]);
    throw error;
  }
}

/** What is wrong with the file before its first line. */
async function openingFaults(kind: ImportKind, file: ImportFile): Promise<string[]> {
  if (file.format === 'jsonl')
    return (await firstOf(file.lines())) === undefined ? ['Le fichier est vide.'] : [];
  if (file.header === null) return ['Le fichier est vide.'];
  if (file.header.fault !== null) return [file.header.fault];
  return headerFaults(file.header.names, { ...kind.columns, ...kind.lineColumns });
}

function tooLong(line: number): ToldRefusal {
  const reason =
    'La ligne dépasse un million de caractères\u00A0: un guillemet n’est sans doute pas refermé, ou une fin de ligne manque\u00A0; plus rien n’est lu après elle.';
  return { line, named: null, reason };
}

const NOTHING = {
  lines: 0,
  added: 0,
  changed: 0,
  removed: 0,
  held: 0,
  heldBecause: null,
  products: 0,
  moves: null,
  notes: [],
};

function refusedFile(refusals: readonly ToldRefusal[]): ImportOutcome {
  // However much is wrong with it: one line, that of its columns.
  const refused = new Set(refusals.map(({ line }) => line)).size;
  return { ...NOTHING, outcome: 'refused', importId: null, refused, refusals, rejects: null };
}

async function load(
  db: DatabaseTransaction,
  kind: ImportKind,
  file: ImportFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { isFull, isTrial, isAccepted, skipsRefused, onProgress, place } = options;
  const guards = await importGuards(db);
  const mostPriceChange = options.mostPriceChange ?? guards.priceChange;
  const means = {
    now: place.now(),
    by: options.givenBy,
    isStaffs: place.staffId != null,
    at: options.at,
    isAccepted,
    mostPriceChange,
  };
  await stageFile(db, kind, file, (done, total) => onProgress('read', done, total));
  const { lines } = await countStaged(db);
  const written = await writeStaged(db, kind, {
    file,
    means,
    onProgress: (done) => onProgress('write', done, lines),
  });
  const withdrawn = isFull && kind.withdraw !== null ? await kind.withdraw(db, means) : { removed: 0, of: 0 };
  const { refused, held, products, unnamed } = await countStaged(db);
  const refusals = await firstRefusals(db, TOLD_REFUSALS);
  if (refused > 0) await writeRejectFile(options.rejects, file, refusedByLine(db));
  const heldBecause = isAccepted
    ? null
    : heldBack({ ...withdrawn, most: guards.withdrawal }, isFull && unnamed > 0);
  const isWhole = refused === 0 || skipsRefused;
  const mayStand = isWhole && heldBecause === null;
  const isOnlyHeld = heldBecause !== null || refused === held;
  const refusal = isOnlyHeld ? 'held' : 'refused';
  const stands = isTrial ? 'tried' : 'written';
  return {
    outcome: mayStand ? stands : refusal,
    importId: null,
    lines,
    added: written.added,
    changed: written.changed,
    removed: withdrawn.removed,
    refused,
    held,
    heldBecause,
    products,
    moves: written.moves,
    notes: [...(isTrial ? absentColumns(kind, file) : []), ...written.notes],
    refusals,
    rejects: refused > 0 ? options.rejects : null,
  };
}

/** Of a table: a line of JSON says itself what it speaks of. */
function absentColumns(kind: ImportKind, { header }: ImportFile): string[] {
  const absent = Object.keys({ ...kind.columns, ...kind.lineColumns }).filter(
    (name) => header !== null && !header.names.includes(name),
  );
  if (absent.length === 0) return [];
  const names = absent.map((name) => `«\u00A0${name}\u00A0»`).join(', ');
  return [
    kind.standing === null
      ? `Colonnes absentes, comptées comme vides\u00A0: ${names}.`
      : `Colonnes absentes\u00A0: ${names}. Ce qui est déjà dans la boutique y reste\u00A0; une cellule vide l’efface.`,
  ];
}

type Withdrawn = { removed: number; of: number; most: number };

function heldBack({ removed, of, most }: Withdrawn, isUnnamed: boolean): string | null {
  if (isUnnamed)
    return 'Des lignes illisibles ne disent pas ce qu’elles nomment\u00A0: on ne sait pas quoi retirer.';
  if (removed * 100 <= of * most) return null;
  return `Le fichier retirerait ${removed.toLocaleString('fr-FR')} entrées sur ${of.toLocaleString('fr-FR')}, plus de ${most}\u00A0%.`;
}

async function note(
  db: Database,
  { name }: ImportKind,
  received: ReceivedFile,
  { isFull, givenBy, place, image = null }: NoteOptions,
  { outcome, lines, added, changed, removed, refused }: ImportOutcome,
): Promise<number> {
  const stood = outcome === 'written';
  const counts = {
    lines,
    added: stood ? added : 0,
    changed: stood ? changed : 0,
    removed: stood ? removed : 0,
    refused,
  };
  const { sha256, name: fileName } = received;
  const at = place.now();
  const importId = await insertRun(db, {
    ...counts,
    at,
    kind: name,
    file_name: fileName,
    sha256,
    given_by: givenBy,
    is_full: isFull,
    outcome: outcome === 'tried' ? 'refused' : outcome,
    image,
  });
  const details = {
    import_id: importId,
    kind: name,
    file_name: fileName,
    sha256,
    by: givenBy,
    outcome,
    ...counts,
  };
  await recordAudit(db, place, { event: 'import', details });
  if (stood) {
    const data = { import_id: importId, kind: name, file_name: fileName, sha256, ...counts };
    await recordEvent(db, { type: 'import.done', of: importId, data }, at);
  }
  return importId;
}
