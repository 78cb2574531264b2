import { cents } from '@nuancier/domain/money.ts';
import { documentTotals, taxRate } from '@nuancier/domain/tax.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { insertInvoices, knownInvoices, selectBilled, updateBalances } from '../invoices-import-store.ts';
import type { Balance, Billed, NewInvoice } from '../invoices-import-store.ts';
import type { InvoiceRow } from '../invoices-import-rows.ts';

/** One query carries this many documents. */
const BATCH = 500;

/** Written once; of one that is there already only what is left to pay changes. */
export async function importInvoices(
  db: DatabaseTransaction,
  rows: readonly InvoiceRow[],
): Promise<ImportReport> {
  const billed = await selectBilled(db, [...new Set(rows.map((row) => row.client_code))]);
  const refusals = [
    ...repeatedLines(rows, keyOf, (key) => `Le document «\u00A0${key}\u00A0» figure deux fois.`),
    ...rows.flatMap((row, at) => reasonsAgainst(row, billed).map((reason) => ({ line: at + 1, reason }))),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const known = await knownInvoices(
    db,
    rows.map((row) => row.number),
  );
  const drafts = rows.flatMap((row) => {
    const company = billed.get(row.client_code);
    return company === undefined || known.has(keyOf(row)) ? [] : [draftOf(row, company)];
  });
  let changed = drafts.length;
  for await (const batch of inBatches(drafts, BATCH)) await insertInvoices(db, batch);
  const balances = rows.filter((row) => known.has(keyOf(row))).map(balanceOf);
  for await (const batch of inBatches(balances, BATCH)) changed += await updateBalances(db, batch);
  return { ok: true, lines: rows.length, changed, added: drafts.length };
}

function balanceOf({ type, number, balance_cents }: InvoiceRow): Balance {
  return { type, number, balance_cents };
}

function keyOf({ type, number }: InvoiceRow): string {
  return `${type} ${number}`;
}

function reasonsAgainst(row: InvoiceRow, billed: ReadonlyMap<string, Billed>): string[] {
  const { totalHt, tax } = sumsOf(row);
  const [least, most] = row.type === 'AVOIR' ? [totalHt + tax, 0] : [0, totalHt + tax];
  return [
    ...(billed.has(row.client_code)
      ? []
      : [`Le compte client «\u00A0${row.client_code}\u00A0» n’existe pas.`]),
    ...(row.lines.length > 0 ? [] : ['Le document ne compte aucun article.']),
    ...((row.type === 'AVOIR') === (row.due_on === null)
      ? []
      : ['Une facture a une échéance, un avoir n’en a pas.']),
    ...(row.balance_cents >= least && row.balance_cents <= most
      ? []
      : ['Le solde dépasse le montant du document.']),
  ];
}

function draftOf(row: InvoiceRow, billed: Billed): NewInvoice {
  return {
    type: row.type,
    number: row.number,
    billed,
    orderNumber: row.order_number,
    correctedNumber: row.corrected_number,
    reason: row.reason,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    ...sumsOf(row),
    balance: row.balance_cents,
    taxRate: taxRate('standard'),
    lines: row.lines,
  };
}

/** As the shop reckons them: below zero for a credit note. */
export function sumsOf({ type, lines }: Pick<InvoiceRow, 'type' | 'lines'>): {
  totalHt: number;
  tax: number;
} {
  const goods = lines.reduce((sum, line) => sum + line.unit_ht_cents * line.quantity, 0);
  const { excluding, including } = documentTotals([{ excluding: cents(goods), rate: taxRate('standard') }]);
  const sign = type === 'AVOIR' ? -1 : 1;
  return { totalHt: sign * excluding, tax: sign * (including - excluding) };
}
