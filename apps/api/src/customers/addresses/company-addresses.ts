import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';
import { selectAddress, selectCompanyAddresses, selectCompanySeat } from './addresses-store.ts';
import type { AddressRecord } from './addresses-store.ts';

export type CompanyAddressBook = { billing: AddressRecord; sites: AddressRecord[] };

/**
 * Addresses for a sub-account: the head's shared book, and the company's billing address. That is the head's choice,
 * else the registered seat, never what an employee types.
 */
export async function companyAddressBook(db: Database, viewer: Viewer): Promise<CompanyAddressBook | null> {
  if (viewer.kind === 'visitor' || viewer.role !== 'Subaccount' || viewer.companyId === null) return null;
  // A client code opens prices alone.
  if (!viewer.isProven) return null;
  const sites = await selectCompanyAddresses(db, viewer.companyId);
  const chosen = sites.find(({ default_billing: isBilled }) => isBilled);
  return { billing: chosen ?? (await selectCompanySeat(db, viewer.companyId)), sites };
}

/** An address that the viewer may use: its own, or one of its company's book; any other is not found. */
export async function usableAddress(
  db: Database,
  viewer: Extract<Viewer, { kind: 'customer' }>,
  id: number,
): Promise<AddressRecord | undefined> {
  const own = await selectAddress(db, viewer.customerId, id);
  if (own !== undefined) return own;
  return (await companyAddressBook(db, viewer))?.sites.find((site) => site.id === id);
}
