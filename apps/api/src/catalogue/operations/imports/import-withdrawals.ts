// What a full file of the catalogue takes back.
import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import type { DatabaseTransaction } from '../../../database/tables.ts';
import type { Withdrawn } from '../../../imports/import-kind.ts';
import {
  withdrawArticles,
  withdrawLinks,
  withdrawPictures,
  withdrawProducts,
  withdrawRewrites,
} from '../../imports/withdraw-store.ts';

const announced =
  (withdraw: (db: DatabaseTransaction) => Promise<Withdrawn>) =>
  async (db: DatabaseTransaction): Promise<Withdrawn> => {
    const withdrawn = await withdraw(db);
    if (withdrawn.removed > 0) await announceCatalogueChange(db);
    return withdrawn;
  };

export const withdrawUnnamedProducts = announced(withdrawProducts);
export const withdrawUnnamedArticles = announced(withdrawArticles);
export const withdrawUnnamedLinks = announced(withdrawLinks);
export const withdrawUnnamedPictures = announced(withdrawPictures);
export const withdrawUnnamedRewrites = announced(withdrawRewrites);
