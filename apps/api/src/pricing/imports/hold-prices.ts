import { holdKind } from '../../imports/staging/hold-kind-store.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';

/** As the file of prices does it: campaigns, files and what takes them back write one after the other. */
export const holdPrices = (db: DatabaseTransaction): Promise<void> => holdKind(db, 'prices');
