import {
  categoryTreeFaults,
  type CategoryFault,
} from '@nuancier/domain/catalogue/imports/category-faults.ts';
import { safeHtml } from '../../content/content.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, type ImportReport } from '../../imports/import-report.ts';
import type { CategoryRow } from '../imports/catalogue-import-rows.ts';
import { upsertCategories } from '../imports/catalogue-import-store.ts';
import { dropPresentPaths, keepOldCategoryPaths } from '../urls/url-rewrite-store.ts';

const REASONS = {
  'missing-name': 'Le nom de la catégorie est obligatoire.',
  'repeated-id': 'Ce numéro de catégorie figure deux fois.',
  'repeated-path': 'Cette adresse de catégorie figure deux fois.',
  'no-such-parent': 'La catégorie parente n’est pas dans le fichier.',
  'bad-level': 'Le niveau doit être celui de la catégorie parente plus un (la racine est au niveau 1).',
  'too-deep': 'L’arbre ne descend pas au-delà du niveau 6.',
  'bad-path': 'L’adresse doit être celle de la catégorie parente suivie de la clé de la catégorie.',
  'circular-link': 'Le lien de cette catégorie ramène à elle-même, directement ou par d’autres catégories.',
  'bad-type': 'Le type de catégorie est un nombre de 0 à 3.',
} satisfies Record<CategoryFault, string>;

/** The file holds the whole tree, root included. */
export async function importCategories(
  db: Database,
  categories: readonly CategoryRow[],
): Promise<ImportReport> {
  const faults = categoryTreeFaults(categories);
  if (faults.length > 0) {
    return refusedLines(faults.map(({ index, fault }) => ({ line: index + 1, reason: REASONS[fault] })));
  }
  await keepOldCategoryPaths(db, categories);
  const { changed, added } = await upsertCategories(
    db,
    categories.map(({ description, ...category }) => ({
      ...category,
      description: description === null ? null : safeHtml(description),
    })),
  );
  if (changed > 0) {
    await dropPresentPaths(db);
    await announceCatalogueChange(db);
  }
  return { ok: true, lines: categories.length, changed, added };
}
