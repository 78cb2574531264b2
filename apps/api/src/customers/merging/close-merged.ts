import type { Merging } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../../database/tables.ts';
import { deleteAccountRows, emptyCustomer } from '../privacy/erasure-store.ts';
import { writeMerged } from './merging-store.ts';

/** Nobody is named by it any more: it is what an erased account is, and leads to the one that was kept. */
export async function closeMerged(
  db: Database,
  merging: Merging,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await deleteAccountRows(db, merging.fold, email);
  await emptyCustomer(db, merging.fold, { firstname: 'Compte', lastname: 'réuni', now });
  await writeMerged(db, merging, email);
}
