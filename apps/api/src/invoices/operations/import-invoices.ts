import { isPaperNumber, LONGEST_PAPER_NUMBER } from '@nuancier/domain/invoices/paper-number.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import {
  insertInvoices,
  knownInvoices,
  selectBilled,
  selectBilledOrders,
  updateBalances,
} from '../invoices-import-store.ts';
import type { Balance, Billed, NewInvoice } from '../invoices-import-store.ts';
import type { InvoiceRow } from '../invoices-import-rows.ts';
import { contradictions, falseCorrections, invoicedTwice, keyOf, sumsOf } from '../invoice-judgements.ts';
import type { Sums } from '../invoice-judgements.ts';

export { sumsOf } from '../invoice-judgements.ts';

/** One query carries this many documents. */
const BATCH = 500;

/** Written once; of one that is there already only what is left to pay changes. */
export async function importInvoices(
  db: DatabaseTransaction,
  rows: readonly InvoiceRow[],
): Promise<ImportReport> {
  const billed = await selectBilled(db, [...new Set(rows.map((row) => row.client_code))]);
  const known = await knownInvoices(
    db,
    rows.map((row) => row.number),
  );
  const orders = await selectBilledOrders(
    db,
    rows.flatMap((row) => (row.order_number === null || known.has(keyOf(row)) ? [] : [row.order_number])),
  );
  const corrected = await knownInvoices(
    db,
    rows.flatMap((row) => (row.corrected_number === null ? [] : [row.corrected_number])),
  );
  const refusals = [
    ...repeatedLines(rows, keyOf, (key) => `Le document «\u00A0${key}\u00A0» figure deux fois.`),
    ...rows.flatMap((row, at) =>
      [...reasonsAgainst(row, billed), ...contradictions(row, { known, orders, billed })].map((reason) => ({
        line: at + 1,
        reason,
      })),
    ),
    ...falseCorrections(rows, { known, corrected, billed }),
    ...invoicedTwice(rows, { known, orders, billed }),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
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

/** As the shop keeps it, whoever tells of it again. */
export async function invoiceSums(
  db: DatabaseTransaction,
  { type, number }: Pick<InvoiceRow, 'type' | 'number'>,
): Promise<Sums | undefined> {
  return (await knownInvoices(db, [number])).get(keyOf({ type, number }));
}

function balanceOf({ type, number, balance_cents }: InvoiceRow): Balance {
  return { type, number, balance_cents };
}

function reasonsAgainst(row: InvoiceRow, billed: ReadonlyMap<string, Billed>): string[] {
  const { totalHt, tax } = sumsOf(row);
  const [least, most] = row.type === 'AVOIR' ? [totalHt + tax, 0] : [0, totalHt + tax];
  return [
    ...(billed.has(row.client_code)
      ? []
      : [`Le compte client «\u00A0${row.client_code}\u00A0» n’existe pas.`]),
    ...(isPaperNumber(row.number)
      ? []
      : [
          `Un numéro compte ${LONGEST_PAPER_NUMBER} signes lisibles au plus, sans espace au début ni à la fin.`,
        ]),
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
