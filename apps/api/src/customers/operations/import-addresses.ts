import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import type { CustomerAddressRow } from '../imports/customers-import-rows.ts';
import { addAddresses, knownCustomers } from '../imports/customers-import-store.ts';

export type AddressRow = CustomerAddressRow & { email: string };

/** Addresses that their owner does not have yet; those it has stay as it left them. */
export async function importAddresses(
  db: DatabaseTransaction,
  rows: readonly AddressRow[],
): Promise<ImportReport> {
  const known = await knownCustomers(
    db,
    rows.map(({ email }) => email),
  );
  const owned = rows.map(({ email, ...address }) => ({
    ...address,
    customer_id: known.get(email.toLowerCase())?.id,
  }));
  const ready = owned.flatMap(({ customer_id: id, ...address }) =>
    id === undefined ? [] : [{ ...address, customer_id: id }],
  );
  if (ready.length < rows.length)
    return refusedLines(
      rows.flatMap(({ email }, at) =>
        owned[at]?.customer_id === undefined
          ? [{ line: at + 1, reason: `Le compte «\u00A0${email}\u00A0» n’existe pas.` }]
          : [],
      ),
    );
  const added = (await addAddresses(db, ready)).length;
  return { ok: true, lines: rows.length, changed: added, added };
}
