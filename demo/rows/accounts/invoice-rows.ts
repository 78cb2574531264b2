import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import creditNotes from '../../data/accounts/credit-notes.json' with { type: 'json' };
import invoices from '../../data/accounts/invoices.json' with { type: 'json' };
import orders from '../../data/accounts/orders.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { inEuros } from '../in-euros.ts';
import { knownClientCode } from './company-rows.ts';
import { paperLine } from './paper-line.ts';

export function invoiceRows(size: DemoSize, today: Date): FileLine[] {
  const days = daysFromBase(today);
  return [
    ...invoices.map((invoice) => ({
      type: 'FACTURE',
      numero: invoice.id,
      client: knownClientCode(invoice.company),
      date: addDays(invoice.date, days),
      echeance: addDays(invoice.due_date, days),
      solde_ttc: inEuros(invoice.balance_ttc),
      commande: invoice.order_id,
      lignes: linesOf(invoice.order_id, size),
    })),
    ...creditNotes.map((note) => ({
      type: 'AVOIR',
      numero: note.id,
      client: knownClientCode(note.company),
      date: addDays(note.date, days),
      solde_ttc: inEuros(note.total_ttc),
      facture_corrigee: note.invoice_id,
      motif_avoir: note.reason,
      lignes: note.lines.map((line) => paperLine(line, size)),
    })),
  ];
}

/** An invoice of the demo is for one whole order. */
function linesOf(orderId: string, size: DemoSize): FileLine[] {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) throw new Error(`The demo invoices an unknown order « ${orderId} »`);
  return order.lines.map((line) => paperLine(line, size));
}
