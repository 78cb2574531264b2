// What keeps a document of the merchant's accounts out: a number that is another's, an order invoiced twice.
import { cents } from '@nuancier/domain/money.ts';
import { documentTotals, taxRate } from '@nuancier/domain/tax.ts';
import type { LineRefusal } from '../imports/import-report.ts';
import { frenchMoney } from '../text/french-words.ts';
import type { Billed, BilledOrder, KnownInvoice } from './invoices-import-store.ts';
import type { InvoiceRow } from './invoices-import-rows.ts';

export type Sums = { totalHt: number; tax: number };

type Standing = {
  known: ReadonlyMap<string, KnownInvoice>;
  orders: ReadonlyMap<string, BilledOrder>;
  billed: ReadonlyMap<string, Billed>;
};

export function keyOf({ type, number }: Pick<InvoiceRow, 'type' | 'number'>): string {
  return `${type} ${number}`;
}

/** As the shop reckons them: below zero for a credit note. */
export function sumsOf({ type, lines }: Pick<InvoiceRow, 'type' | 'lines'>): Sums {
  const goods = lines.reduce((sum, line) => sum + line.unit_ht_cents * line.quantity, 0);
  const { excluding, including } = documentTotals([{ excluding: cents(goods), rate: taxRate('standard') }]);
  const sign = type === 'AVOIR' ? -1 : 1;
  return { totalHt: sign * excluding, tax: sign * (including - excluding) };
}

/** A number names one document for good. What a file leaves out of it is not compared. */
export function contradictions(row: InvoiceRow, { known, billed }: Standing): string[] {
  const kept = known.get(keyOf(row));
  const company = billed.get(row.client_code);
  if (kept === undefined || company === undefined) return [];
  const named = `Le document «\u00A0${keyOf(row)}\u00A0»`;
  if (kept.companyId !== company.id)
    return [`${named} est déjà celui d’un autre client\u00A0: rien n’en est changé.`];
  const other = [
    row.order_number === null || row.order_number === kept.orderNumber ? null : 'la commande',
    row.corrected_number === null || row.corrected_number === kept.correctedNumber
      ? null
      : 'la facture corrigée',
    row.issued_on === kept.issuedOn ? null : 'la date',
    row.due_on === kept.dueOn ? null : 'l’échéance',
    contentOf(row.lines) === contentOf(kept.lines) ? null : 'les lignes',
  ].filter((what) => what !== null);
  return other.length === 0
    ? []
    : [
        `${named} est déjà connu, et diffère (${other.join(', ')})\u00A0: seul son solde peut changer, un avoir corrige le reste.`,
      ];
}

type Corrected = { companyId: number | null | undefined; left: number };

/**
 * A credit note is of who was invoiced, and gives back no more than that; one of an invoice that the shop does not know
 * is of whom it says.
 */
export function falseCorrections(
  rows: readonly InvoiceRow[],
  { known, corrected, billed }: Omit<Standing, 'orders'> & { corrected: ReadonlyMap<string, KnownInvoice> },
): LineRefusal[] {
  const invoices = new Map<string, Corrected>(
    rows.flatMap((row) =>
      row.type === 'FACTURE'
        ? [[row.number, { companyId: billed.get(row.client_code)?.id, left: totalOf(row) }] as const]
        : [],
    ),
  );
  for (const [key, { companyId, totalHt, tax, credited }] of corrected)
    if (key.startsWith('FACTURE '))
      invoices.set(key.slice('FACTURE '.length), { companyId, left: totalHt + tax + credited });
  return rows.flatMap((row, at): LineRefusal[] => {
    const invoice = row.type === 'AVOIR' ? invoices.get(row.corrected_number ?? '') : undefined;
    if (invoice === undefined) return [];
    const named = `La facture corrigée «\u00A0${row.corrected_number}\u00A0»`;
    const refused = (reason: string) => [{ line: at + 1, reason }];
    if (invoice.companyId !== billed.get(row.client_code)?.id)
      return refused(`${named} n’est pas celle du client «\u00A0${row.client_code}\u00A0».`);
    if (known.has(keyOf(row))) return [];
    // Each document rounds its own tax.
    if (invoice.left + totalOf(row) < -1)
      return refused(
        `${named} ne laisse que ${frenchMoney(Math.max(0, invoice.left))} TTC à rendre\u00A0: «\u00A0${row.number}\u00A0» en rend ${frenchMoney(-totalOf(row))}.`,
      );
    invoice.left += totalOf(row);
    return [];
  });
}

function contentOf(lines: KnownInvoice['lines']): string {
  return JSON.stringify(lines.map(({ sku, quantity, unit_ht_cents: unitHt }) => [sku, quantity, unitHt]));
}

/**
 * An order is invoiced whole or in parts, never above what it comes to; what a credit note gives back may be
 * invoiced again.
 */
export function invoicedTwice(
  rows: readonly InvoiceRow[],
  { known, orders, billed }: Standing,
): LineRefusal[] {
  const fresh = rows.map((row) => !known.has(keyOf(row)));
  const credited = new Map<string, number>();
  for (const [at, row] of rows.entries())
    if (fresh[at] && row.type === 'AVOIR' && row.corrected_number !== null)
      credited.set(row.corrected_number, (credited.get(row.corrected_number) ?? 0) + totalOf(row));
  const standing = new Map([...orders].map(([number, order]) => [number, creditedBy(order, credited)]));
  return rows.flatMap((row, at): LineRefusal[] => {
    const number = row.order_number ?? '';
    const order = standing.get(number);
    if (!fresh[at] || row.type !== 'FACTURE' || order === undefined) return [];
    const refused = (reason: string) => [{ line: at + 1, reason }];
    if (order.companyId !== null && order.companyId !== billed.get(row.client_code)?.id)
      return refused(
        `La commande «\u00A0${number}\u00A0» n’est pas celle du client «\u00A0${row.client_code}\u00A0».`,
      );
    const total = totalOf(row) + (credited.get(row.number) ?? 0);
    const next = {
      ...order,
      invoiced: order.invoiced + total,
      invoices: [...order.invoices, row.number],
    };
    // Each invoice rounds its own tax.
    if (next.invoiced > order.total + next.invoices.length)
      return refused(
        `La commande «\u00A0${number}\u00A0» fait ${frenchMoney(order.total)} TTC, dont ${frenchMoney(order.invoiced)} déjà facturés\u00A0: «\u00A0${row.number}\u00A0» (${frenchMoney(total)}) dépasse ce qui reste à facturer. Un avoir rend ce qui a été facturé à tort.`,
      );
    standing.set(number, next);
    return [];
  });
}

/** With the credit notes of the same file. */
function creditedBy(order: BilledOrder, credited: ReadonlyMap<string, number>): BilledOrder {
  const back = order.invoices.reduce((sum, number) => sum + (credited.get(number) ?? 0), 0);
  return { ...order, invoiced: order.invoiced + back };
}

function totalOf(row: InvoiceRow): number {
  const { totalHt, tax } = sumsOf(row);
  return totalHt + tax;
}
