import type { ProductSheetKind } from '@nuancier/contract/api-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { paperView } from '../paper-view.ts';
import type { PaperView } from '../paper-view.ts';
import type { Press } from '../pdf/press.ts';
import { findSheet } from '../product-sheets/product-sheets.ts';

export async function productSheet(
  { db, now }: { db: Database; now: () => Date },
  press: Press,
  { sku, kind }: { sku: string; kind: ProductSheetKind },
): Promise<PaperView> {
  const file = kind === 'FT' ? 'ft' : 'fds';
  const sheet = await findSheet({ db, day: localMoment(now()).date }, sku, file);
  if (sheet === null) throw new Refusal('UNKNOWN_PAPER');
  return paperView(sheet, `/documents/${sku}/${file}.pdf`, press);
}
