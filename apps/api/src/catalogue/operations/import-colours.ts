import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import {
  refusedLines,
  repeatedLines,
  type ImportReport,
  type LineRefusal,
} from '../../imports/import-report.ts';
import type { ColourRow } from '../imports/catalogue-import-rows.ts';
import { upsertColours } from '../imports/catalogue-import-store.ts';

export async function importColours(db: Database, colours: readonly ColourRow[]): Promise<ImportReport> {
  const refusals = [
    ...colours.flatMap(refusalsOf),
    ...repeatedLines(
      colours,
      (colour) => colour.code,
      (code) => `Le code de teinte «\u00A0${code}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertColours(db, colours);
  if (changed > 0) await announceCatalogueChange(db);
  return { ok: true, lines: colours.length, changed, added };
}

function refusalsOf(colour: ColourRow, index: number): LineRefusal[] {
  const missing = [colour.code, colour.name, colour.family, colour.base].some((value) => value.trim() === '');
  const reasons = [
    missing ? 'Le code, le nom, la famille et la base de la teinte sont obligatoires.' : null,
    /^#[0-9A-F]{6}$/.test(colour.hex) ? null : 'La couleur d’écran s’écrit «\u00A0#RRVVBB\u00A0».',
    /^[A-D]$/.test(colour.tint_class) ? null : 'La classe de teinte est une lettre de A à D.',
    colour.lrv >= 0 && colour.lrv <= 100 ? null : 'L’indice de luminance va de 0 à 100.',
  ];
  return reasons.flatMap((reason) => (reason === null ? [] : [{ line: index + 1, reason }]));
}
