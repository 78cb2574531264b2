import type { InvoiceRow } from '@nuancier/api/invoices/invoices-import-rows.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import creditNotes from '../../data/accounts/credit-notes.json' with { type: 'json' };
import invoices from '../../data/accounts/invoices.json' with { type: 'json' };
import orders from '../../data/accounts/orders.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import { knownClientCode } from './company-rows.ts';
import { paperLine } from './paper-line.ts';

export function invoiceRows(size: DemoSize, today: Date): InvoiceRow[] {
  const days = daysFromBase(today);
  return [
    ...invoices.map((invoice): InvoiceRow => ({
      type: 'FACTURE',
      number: invoice.id,
      client_code: knownClientCode(invoice.company),
      order_number: invoice.order_id,
      corrected_number: null,
      reason: null,
      issued_on: addDays(invoice.date, days),
      due_on: addDays(invoice.due_date, days),
      balance_cents: Math.round(invoice.balance_ttc * 100),
      lines: linesOf(invoice.order_id, size),
    })),
    ...creditNotes.map((note): InvoiceRow => ({
      type: 'AVOIR',
      number: note.id,
      client_code: knownClientCode(note.company),
      order_number: null,
      corrected_number: note.invoice_id,
      reason: note.reason,
      issued_on: addDays(note.date, days),
      due_on: null,
      balance_cents: Math.round(note.total_ttc * 100),
      lines: note.lines.map((line) => paperLine(line, size)),
    })),
  ];
}

/** An invoice of the demo is for one whole order. */
function linesOf(orderId: string, size: DemoSize): InvoiceRow['lines'] {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) throw new Error(`The demo invoices an unknown order « ${orderId} »`);
  return order.lines.map((line) => paperLine(line, size));
}
