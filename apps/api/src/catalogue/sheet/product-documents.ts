import type { ProductDocument } from '@nuancier/contract/api-types.ts';
import type { Sheet } from '../snapshot/sheet-value.ts';

/** Which documents a product has: all have a technical sheet, mixtures a safety data sheet too. */
export function productDocuments(publicUrl: string, sku: string, sheet: Sheet): ProductDocument[] {
  const address = (file: string) => `${publicUrl}/documents/${sku}/${file}`;
  const technical = { kind: 'FT', label: 'Fiche technique', url: address('ft.pdf') };
  const safety = { kind: 'FDS', label: 'Fiche de données de sécurité', url: address('fds.pdf') };
  return isMixture(sheet) ? [technical, safety] : [technical];
}

/** Paints, glues and fillers have a density; tools, rolls and boards have none. */
export function isMixture(sheet: Sheet): boolean {
  return typeof sheet['densite'] === 'number';
}
