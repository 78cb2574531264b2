import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import type { Withdrawn } from '../../imports/import-kind.ts';
import { deleteUnnamedPrices } from '../imports/pricing-import-store.ts';

/** Public prices that no line of a full file names; history remembers them. */
export async function withdrawUnnamedPrices(db: Database, now: Date): Promise<Withdrawn> {
  const withdrawn = await deleteUnnamedPrices(db, localMoment(now).date);
  if (withdrawn.removed > 0) await announceCatalogueChange(db);
  return withdrawn;
}
