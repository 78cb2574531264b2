import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { selectBuyers } from '../imports/orders-import-store.ts';
import { importKeptTintRows } from '../tints/kept-tints-store.ts';

/** What a customer wrote about a tint: of its company, or of its own where it has none. */
export type KeptTintRow = {
  email: string;
  /** null: the line names none */
  tint: { code: string | null; hex: string; name: string | null; label: string | null } | null;
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
  const refusals = rows.flatMap(({ email, tint }, at) => [
    ...(buyers.has(email.toLowerCase())
      ? []
      : [{ line: at + 1, reason: `Le compte «\u00A0${email}\u00A0» n’existe pas.` }]),
    ...(tint === null ? [{ line: at + 1, reason: 'La ligne ne nomme aucune teinte.' }] : []),
  ]);
  if (refusals.length > 0) return refusedLines(refusals);
  const changed = await importKeptTintRows(
    db,
    rows.flatMap(({ email, tint, ...row }) => {
      const buyer = buyers.get(email.toLowerCase());
      if (tint === null || buyer === undefined) return [];
      const { code, hex, name, label } = tint;
      return [{ ...row, code, hex, name, label, customer_id: buyer.customerId, company_id: buyer.companyId }];
    }),
    now,
  );
  return { ok: true, lines: rows.length, changed, added: changed };
}
