import { isContentIdentifier, isTooLong } from '@nuancier/domain/content/content-item.ts';
import type { Database } from '../../database/tables.ts';
import {
  refusedLines,
  repeatedLines,
  type ImportReport,
  type LineRefusal,
} from '../../imports/import-report.ts';
import { upsertContent, type ContentBlockRow, type ContentPageRow } from '../content-import-store.ts';
import { sanitiseContent } from '../sanitise-content.ts';

export type ContentFile = { pages: readonly ContentPageRow[]; blocks: readonly ContentBlockRow[] };

/** Line numbers count pages first, then blocks, in the order of the file. */
export async function importContent(db: Database, { pages, blocks }: ContentFile): Promise<ImportReport> {
  const refusals = [
    ...pages.flatMap((page, index) => [
      ...identifierRefusals(page.identifier, index + 1),
      ...lengthRefusals(page, index + 1),
      ...(page.title.trim() === ''
        ? [{ line: index + 1, reason: 'Le titre de la page est obligatoire.' }]
        : []),
    ]),
    ...repeatedLines(
      pages,
      (page) => page.identifier,
      (identifier) => `La page «\u00A0${identifier}\u00A0» figure deux fois.`,
    ),
    ...blocks.flatMap((block, index) => [
      ...identifierRefusals(block.identifier, pages.length + index + 1),
      ...lengthRefusals(block, pages.length + index + 1),
    ]),
    ...repeatedLines(
      blocks,
      (block) => block.identifier,
      (identifier) => `Le bloc «\u00A0${identifier}\u00A0» figure deux fois.`,
    ).map((refusal) => ({ ...refusal, line: refusal.line + pages.length })),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertContent(db, pages.map(sanitised), blocks.map(sanitised));
  return { ok: true, lines: pages.length + blocks.length, changed, added };
}

function identifierRefusals(identifier: string, line: number): LineRefusal[] {
  if (isContentIdentifier(identifier)) return [];
  return [{ line, reason: `L’identifiant «\u00A0${identifier}\u00A0» ne peut pas servir d’adresse.` }];
}

function lengthRefusals(row: Parameters<typeof isTooLong>[0], line: number): LineRefusal[] {
  if (!isTooLong(row)) return [];
  const reason =
    'Ce texte est trop long\u00A0: 100\u00A0000 signes pour le contenu, 300 pour un titre ou une description.';
  return [{ line, reason }];
}

function sanitised<Row extends { content: string }>(row: Row): Row {
  return { ...row, content: sanitiseContent(row.content) };
}
