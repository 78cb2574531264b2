// The table of pictures: one that comes with them, or the one that their file names amount to.
import { importPictures } from '../../catalogue/operations/imports/import-pictures.ts';
import { withdrawUnnamedPictures } from '../../catalogue/operations/imports/import-withdrawals.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { needed, orElse, reference, text, whole } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import type { PicturePurpose } from '../../media/media.ts';
import { importSitePictures } from '../../site/operations/import-site-pictures.ts';

/** What became of a file: its name in the store, or why there is none. */
export type PreparedPicture =
  { ok: true; picture: string; width: number; height: number } | { ok: false; reason: string };

export type PictureLine = {
  reference: string;
  position: number;
  file: string;
  alt: string | null;
  site: string | null;
};

type FindPrepared = (line: PictureLine) => PreparedPicture;

export const PICTURE_COLUMNS = {
  reference: needed(
    reference(
      'Référence du produit ou de l’article\u00A0; ou site-logo, banner-home, banner-promo…',
      'P101000',
    ),
  ),
  position: orElse(whole('Place parmi ses images, de 1 à 99', '1'), 1),
  fichier: needed(text('Nom du fichier dans le dossier ou l’archive', 'P101000_1.jpg')),
  texte_alternatif: text('Ce que montre l’image, pour qui ne la voit pas', 'Pot de 10 L ouvert'),
  site: text('Pour un logo ou une bannière\u00A0: code du site, à défaut le site par défaut', ''),
};

export function picturesKind(prepared: FindPrepared): ImportKind {
  return lineImport({
    name: 'pictures',
    title: 'Images',
    says: 'Un dossier ou une archive zip d’images JPEG, PNG, WebP, AVIF ou TIFF. Leurs noms disent à qui elles sont (REF123.jpg, REF123_2.jpg, REF123-2.webp, site-logo.png, banner-home.jpg)\u00A0; ou une table «\u00A0pictures.csv\u00A0» parmi elles, qui décide alors seule.',
    key: ['reference', 'position', 'site'],
    columns: PICTURE_COLUMNS,
    rowOf: (cells) => ({
      reference: cells.reference,
      position: cells.position,
      file: cells.fichier,
      alt: cells.texte_alternatif,
      site: cells.site,
    }),
    write: (db, lines) => writePictures(db, lines, prepared),
    withdraw: withdrawUnnamedPictures,
  });
}

/** For its columns alone: pictures come with their files. */
export const describedPictures = picturesKind(() => ({
  ok: false,
  reason: 'Les images viennent d’un dossier ou d’une archive zip.',
}));

export function purposeOf(of: string): PicturePurpose {
  if (of === 'site-logo') return 'logo';
  return /^banner-[a-z0-9]/.test(of) ? 'banner' : 'product';
}

type Ready = { line: number; row: PictureLine; made: Extract<PreparedPicture, { ok: true }> };

async function writePictures(
  db: DatabaseTransaction,
  lines: readonly PictureLine[],
  prepared: FindPrepared,
): Promise<ImportReport> {
  const refusals: LineRefusal[] = [];
  const ready: Ready[] = [];
  for (const [at, row] of lines.entries()) {
    const made = prepared(row);
    if (made.ok) ready.push({ line: at + 1, row, made });
    else refusals.push({ line: at + 1, reason: made.reason });
  }
  if (refusals.length > 0) return refusedLines(refusals);
  const isOfSite = ({ row }: Ready) => purposeOf(row.reference) !== 'product';
  const ofSite = ready.filter(isOfSite);
  const ofProducts = ready.filter((one) => !isOfSite(one));
  const reports = [
    await inOwnLines(ofProducts, (some) =>
      importPictures(
        db,
        some.map(({ row, made }) => ({ ...rowOf(row), picture: made.picture })),
      ),
    ),
    await inOwnLines(ofSite, (some) =>
      importSitePictures(
        db,
        some.map(({ row, made }) => ({ ...made, place: row.reference, site: row.site, alt: row.alt })),
      ),
    ),
  ];
  return together(reports);
}

function rowOf({ reference: of, position, alt }: PictureLine) {
  return { reference: of, position, alt };
}

/** What a door says of its lines, said of those of the file. */
async function inOwnLines(
  some: readonly Ready[],
  write: (some: readonly Ready[]) => Promise<ImportReport>,
): Promise<ImportReport> {
  if (some.length === 0) return { ok: true, lines: 0, changed: 0 };
  const report = await write(some);
  if (report.ok) return report;
  return refusedLines(
    report.refusals.map((refusal) => ({ ...refusal, line: some[refusal.line - 1]?.line ?? 0 })),
  );
}

function together(reports: readonly ImportReport[]): ImportReport {
  const refusals = reports.flatMap((report) => (report.ok ? [] : report.refusals));
  if (refusals.length > 0) return refusedLines(refusals);
  const done = reports.flatMap((report) => (report.ok ? [report] : []));
  const sum = (of: (report: (typeof done)[number]) => number) =>
    done.reduce((total, one) => total + of(one), 0);
  return {
    ok: true,
    lines: sum(({ lines }) => lines),
    changed: sum(({ changed }) => changed),
    added: sum(({ added = 0 }) => added),
    products: done.flatMap(({ products = [] }) => products),
    notes: done.flatMap(({ notes = [] }) => notes),
  };
}
