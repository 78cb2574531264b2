import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { selectBuyers } from '../imports/orders-import-store.ts';
import { importKeptTintRows } from '../tints/kept-tints-store.ts';

/** What a customer wrote about a tint: of its company, or of its own where it has none. */
export type KeptTintRow = {
  email: string;
  code: string | null;
  hex: string;
  name: string | null;
  label: string | null;
  site: string;
  room: string | null;
  note: string | null;
  by_hand: boolean;
};

/** What is there already stays as its owner left it. */
export async function importKeptTints(
  db: DatabaseTransaction,
  rows: readonly KeptTintRow[],
  now: Date,
): Promise<ImportReport> {
  const buyers = await selectBuyers(db, [...new Set(rows.map((row) => row.email.toLowerCase()))]);
  const owned = rows.map((row) => ({ row, buyer: buyers.get(row.email.toLowerCase()) }));
  const refusals = owned.flatMap(({ row, buyer }, at) =>
    buyer ? [] : [{ line: at + 1, reason: `Le compte «\u00A0${row.email}\u00A0» n’existe pas.` }],
  );
  if (refusals.length > 0) return refusedLines(refusals);
  const changed = await importKeptTintRows(
    db,
    owned.map(({ row, buyer }) => ({
      ...row,
      customer_id: buyer?.customerId ?? null,
      company_id: buyer?.companyId ?? null,
    })),
    now,
  );
  return { ok: true, lines: rows.length, changed };
}
