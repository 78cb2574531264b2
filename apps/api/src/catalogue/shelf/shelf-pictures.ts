import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { holdProduct, selectShelfPhotos } from './shelf-pictures-store.ts';
import type { ShelfPhoto } from './shelf-pictures-store.ts';

type Photos = readonly ShelfPhoto[];

export async function heldPhotos(db: DatabaseTransaction, sku: string): Promise<ShelfPhoto[]> {
  if (!(await holdProduct(db, sku))) throw new Refusal('UNKNOWN_SHELF_PRODUCT');
  return selectShelfPhotos(db, sku);
}

/** What of them the log keeps: their order is that of the list. */
export const toldPhotos = (photos: Photos) => photos.map(({ picture, alt }) => ({ picture, alt }));

type Change = { sku: string; reference: string; before: Photos; after: Photos };

export function notePhotos(db: DatabaseTransaction, place: AuditPlace, change: Change): Promise<void> {
  const { sku, reference, before, after } = change;
  const details = { sku, reference, before: toldPhotos(before), after: toldPhotos(after) };
  return recordAudit(db, place, { event: 'product-pictured', customerId: null, details });
}
