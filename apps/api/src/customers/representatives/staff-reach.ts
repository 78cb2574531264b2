import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../../database/tables.ts';
import { selectReach } from './portfolio-store.ts';

/** Whose customers and orders a person of the staff has before it: a condition of every question to the database. */
export type StaffReach =
  | { kind: 'all' }
  | { kind: 'stores'; codes: readonly string[] }
  | { kind: 'customers'; customerIds: readonly number[]; companyIds: readonly number[] };

/** A portfolio is its customers, and the companies that they head. */
export async function staffReach(db: Database, reach: Reach): Promise<StaffReach> {
  if (reach.kind !== 'portfolio') return reach;
  const { customerIds, headOfCompany } = await selectReach(db, reach.representativeId);
  return { kind: 'customers', customerIds, companyIds: [...headOfCompany.keys()] };
}
