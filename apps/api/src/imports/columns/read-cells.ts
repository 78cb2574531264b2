// A header and a line, held against the columns of their kind.
import type { Columns } from './column.ts';

export type CellFault = { column: string | null; reason: string };

/** Written by the shop beside the cells of a refused line; a mended file may keep them. */
export const REJECT_COLUMNS = ['ligne', 'colonne', 'motif'] as const;

/** No kind has half as many: such a header is no header. */
const MOST_COLUMNS = 300;

export function headerFaults(names: readonly string[], columns: Columns): string[] {
  if (names.length > MOST_COLUMNS)
    return [
      `La première ligne compte ${names.length.toLocaleString('fr-FR')} colonnes\u00A0: un fichier n’en a pas plus de ${MOST_COLUMNS}.`,
    ];
  const required = Object.keys(columns).filter((name) => columns[name]?.isRequired);
  return [
    ...required
      .filter((name) => !names.includes(name))
      .map((name) => `La colonne «\u00A0${name}\u00A0» manque.`),
    ...names
      .filter((name) => !isKnown(name, columns))
      .map((name) => `La colonne «\u00A0${name}\u00A0» est inconnue.`),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `La colonne «\u00A0${name}\u00A0» figure deux fois.`),
  ];
}

export function isKnown(name: string, columns: Columns): boolean {
  return Object.hasOwn(columns, name) || REJECT_COLUMNS.some((one) => one === name);
}

export type ReadLine = { cells: Record<string, unknown>; faults: CellFault[] };

/** Every cell is read, so that all that is wrong with a line is told at once. */
export function readCells(columns: Columns, values: ReadonlyMap<string, string>): ReadLine {
  const cells: Record<string, unknown> = {};
  const faults: CellFault[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const text = values.get(name) ?? '';
    const value = text === '' ? column.empty : column.read(text);
    cells[name] = value;
    if (text.includes('\0'))
      faults.push({
        column: name,
        reason: `La colonne «\u00A0${name}\u00A0» contient un signe qui ne s’écrit pas (U+0000).`,
      });
    else if (text === '' && column.isRequired)
      faults.push({ column: name, reason: `La colonne «\u00A0${name}\u00A0» est vide.` });
    else if (text !== '' && value === undefined)
      faults.push({
        column: name,
        reason: `«\u00A0${text}\u00A0» n’est pas ${column.expected} (colonne «\u00A0${name}\u00A0»).`,
      });
  }
  return { cells, faults };
}
