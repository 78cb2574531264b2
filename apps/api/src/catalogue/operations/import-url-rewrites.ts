import { urlRewriteFaults } from '@nuancier/domain/catalogue/imports/url-rewrite-faults.ts';
import type { RewriteFault, UrlRewrite } from '@nuancier/domain/catalogue/imports/url-rewrite-faults.ts';
import { allPages } from '../../content/content.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import { selectAddresses, upsertRewrites } from '../urls/url-rewrite-store.ts';

const REASONS = {
  'bad-path':
    'L’ancienne adresse s’écrit sans barre au début ni à la fin, sans espace, «\u00A0?\u00A0» ni «\u00A0#\u00A0».',
  'unknown-kind': 'Le genre doit être «\u00A0product\u00A0», «\u00A0category\u00A0» ou «\u00A0page\u00A0».',
  'bad-redirect-type': 'Le type de redirection est 301 ou 302.',
  'unknown-target': 'Le produit, la catégorie ou la page de destination n’existe pas.',
  'present-address': 'Cette adresse est celle d’une page actuelle de la boutique.',
} satisfies Record<RewriteFault, string>;

/** Old addresses, each with what it led to: visitors and search engines are sent on to its present address. */
export async function importUrlRewrites(
  db: Database,
  rewrites: readonly UrlRewrite[],
): Promise<ImportReport> {
  const refusals = [
    ...(await refusalsOf(db, rewrites)),
    ...repeatedLines(
      rewrites,
      (rewrite) => rewrite.request_path,
      (path) => `L’ancienne adresse «\u00A0${path}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertRewrites(db, rewrites);
  if (changed > 0) await announceCatalogueChange(db);
  return { ok: true, lines: rewrites.length, changed, added };
}

async function refusalsOf(db: Database, rewrites: readonly UrlRewrite[]): Promise<LineRefusal[]> {
  const { skus, categoryIds, presentPaths } = await selectAddresses(db, rewrites);
  const pages = new Set((await allPages(db)).map((page) => page.identifier));
  const targets = { product: skus, category: categoryIds, page: pages };
  const surroundings = {
    exists: (kind: UrlRewrite['kind'], target: string) => targets[kind].has(target),
    isPresent: (path: string) => presentPaths.has(path) || pages.has(path),
  };
  return rewrites.flatMap((rewrite, index) =>
    urlRewriteFaults(rewrite, surroundings).map((fault) => ({ line: index + 1, reason: REASONS[fault] })),
  );
}
