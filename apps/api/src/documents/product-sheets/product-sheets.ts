import { findDossier } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { readSites } from '../../site/site.ts';
import type { PaperContent } from '../content/paper-content.ts';
import { safetySheet } from './safety-sheet.ts';
import { technicalSheet } from './technical-sheet.ts';

/** Technical sheet, safety data sheet. */
export type DocumentKind = 'ft' | 'fds';

const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Null for a product that is not in the shop that day, and for the dangers of one that is no mixture. */
export async function findSheet(
  { db, day }: { db: Database; day: string },
  sku: string,
  kind: DocumentKind,
): Promise<PaperContent | null> {
  if (!SKU.test(sku)) return null;
  const dossier = await findDossier(db, sku, day);
  if (dossier === null || (kind === 'fds' && !dossier.isMixture)) return null;
  const shop = (await readSites(db)).find((site) => site.isDefault)?.name ?? '';
  return kind === 'ft' ? technicalSheet(dossier, shop) : safetySheet(dossier, shop);
}
