import type { ShelfProduct } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { entitled } from '../../refusals/entitled.ts';
import { selectShelfPhotos } from '../shelf/shelf-pictures-store.ts';
import { selectShelfArticles, selectShelfSheet } from '../shelf/shelf-store.ts';
import { shelfProductView } from '../shelf/shelf-view.ts';
import type { ShelfContext } from './shelf-products.ts';

export async function shelfProduct(
  { db, staff: viewer, now }: ShelfContext,
  sku: string,
): Promise<ShelfProduct | null> {
  const { staff } = entitled(viewer, 'shelfProduct');
  const sheet = await selectShelfSheet(db, sku.trim());
  if (sheet === undefined) return null;
  const articles = await selectShelfArticles(db, sheet.sku);
  const photos = await selectShelfPhotos(db, sheet.sku);
  return shelfProductView(sheet, {
    articles,
    photos,
    mayWrite: scopeOf('writeProduct', staff.role) !== null,
    mayPreview: scopeOf('productPreviewFor', staff.role) !== null,
    day: localMoment(now()).date,
  });
}
