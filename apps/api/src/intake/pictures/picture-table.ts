import { pictureNamed, referencesNamed } from '@nuancier/domain/catalogue/pictures/picture-file-name.ts';
import { productsOfReferences } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import type { NamedTable } from '../files/file-table.ts';
import { PICTURE_COLUMNS } from './pictures-kind.ts';

/** What the names of pictures amount to. */
export function pictureTable(db: Database): NamedTable {
  return {
    name: /^(?:pictures|images|photos)\.(?:csv|jsonl)$/i,
    columns: Object.keys(PICTURE_COLUMNS),
    async linesOf(files) {
      const known = await productsOfReferences(
        db,
        files.flatMap(({ name }) => referencesNamed(name)),
      );
      return files.map(({ name }) => {
        const named = pictureNamed(name, (reference) => known.has(reference));
        return named.kind === 'of-site'
          ? [named.place, '1', name, '', named.site ?? '']
          : [named.reference, String(named.position), name, '', ''];
      });
    },
  };
}
