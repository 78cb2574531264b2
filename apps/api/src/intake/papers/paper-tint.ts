// The tint of an article on an order or a quotation: one of the charts by its code, or a colour of the buyer's own.
import { readHex } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { tintClasses, tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { findColours } from '../../catalogue/catalogue.ts';
import type { ChartColour } from '../../catalogue/catalogue.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { choice, text } from '../../imports/columns/column.ts';
import type { Cells } from '../../imports/columns/column.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';

export const paperTint = {
  teinte: text('Code de la teinte\u00A0; celle d’un nuancier de la boutique suffit à elle seule', 'PP-0101'),
  teinte_ecran: text('Couleur d’écran, #RRVVBB\u00A0; vide, celle du nuancier', ''),
  teinte_nom: text('Nom de la teinte à l’époque\u00A0; vide, celui du nuancier', ''),
  teinte_classe: choice(tintClasses)('Classe de teinte\u00A0; vide, celle du nuancier ou de la couleur', ''),
  teinte_libelle: text('Comment l’acheteur l’appelle', 'Bleu du couloir'),
};

/** Of a template whose example is not tinted. */
export const UNTINTED = { teinte: '', teinte_libelle: '' };

export type GivenTint = {
  code: string | null;
  hex: string | null;
  name: string | null;
  label: string | null;
  tint_class: string | null;
};

export function paperTintOf(line: Cells<typeof paperTint>): GivenTint | null {
  if (Object.keys(paperTint).every((name) => line[name as keyof typeof paperTint] === null)) return null;
  return {
    code: line.teinte,
    hex: line.teinte_ecran,
    name: line.teinte_nom,
    label: line.teinte_libelle,
    tint_class: line.teinte_classe,
  };
}

export type SoldTint = {
  code: string | null;
  hex: string;
  name: string | null;
  label: string | null;
  tint_class: string;
};

/** What a tint leaves out is filled in from the charts; a document with a tint that nobody knows is refused. */
export async function withTints<Document>(
  db: DatabaseTransaction,
  documents: readonly Document[],
  tintsOf: (document: Document) => readonly (GivenTint | null)[],
  write: (soldTint: (given: GivenTint | null) => SoldTint | null) => Promise<ImportReport>,
): Promise<ImportReport> {
  const given = documents.map(tintsOf);
  const charts = await findColours(
    db,
    given.flat().flatMap((tint) => tint?.code ?? []),
  );
  const refusals = given.flatMap((tints, at): LineRefusal[] =>
    tints.flatMap((tint) => faultsOf(tint, charts)).map((reason) => ({ line: at + 1, reason })),
  );
  return refusals.length > 0 ? refusedLines(refusals) : write((tint) => soldTintOf(tint, charts));
}

/** Documents whose lines carry what was given of their tint: `lineOf` makes of each what its door takes. */
export function writeTinted<Row extends { lines: readonly { given: GivenTint | null }[] }, Sold>(
  db: DatabaseTransaction,
  rows: readonly Row[],
  lineOf: (line: Row['lines'][number], tint: SoldTint | null) => Sold,
  write: (rows: (Omit<Row, 'lines'> & { lines: Sold[] })[]) => Promise<ImportReport>,
): Promise<ImportReport> {
  return withTints(
    db,
    rows,
    ({ lines }) => lines.map(({ given }) => given),
    (soldTint) =>
      write(
        rows.map((row) => ({ ...row, lines: row.lines.map((line) => lineOf(line, soldTint(line.given))) })),
      ),
  );
}

type Charts = ReadonlyMap<string, ChartColour>;

function faultsOf(given: GivenTint | null, charts: Charts): string[] {
  if (given === null) return [];
  const { code, hex } = given;
  if (hex !== null)
    return readHex(hex) === null ? [`«\u00A0${hex}\u00A0» n’est pas une couleur d’écran (#RRVVBB).`] : [];
  if (code === null) return ['Une teinte se donne par son code ou sa couleur d’écran.'];
  if (charts.has(code)) return [];
  return [
    `La teinte «\u00A0${code}\u00A0» n’est dans aucun nuancier\u00A0: donnez sa couleur d’écran (colonne «\u00A0teinte_ecran\u00A0»).`,
  ];
}

function soldTintOf(given: GivenTint | null, charts: Charts): SoldTint | null {
  if (given === null) return null;
  const chart = given.code === null ? undefined : charts.get(given.code);
  const hex = given.hex === null ? (chart?.hex ?? null) : readHex(given.hex);
  if (hex === null) return null;
  return {
    code: chart?.code ?? given.code,
    hex,
    name: given.name ?? chart?.name ?? null,
    label: given.label,
    tint_class: given.tint_class ?? chart?.tintClass ?? tintClassOfHex(hex),
  };
}
