import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { NamedInvoice } from './invoice-papers-store.ts';

export type PaperName = { type: InvoiceType | null; number: string };

export type FoundInvoice = { ok: true; invoice: NamedInvoice } | { ok: false; reason: string };

/** The document that a paper says it is, among those of these numbers. */
export function namedInvoice({ type, number }: PaperName, found: readonly NamedInvoice[]): FoundInvoice {
  const [invoice, other] = found.filter(
    (one) => one.number === number && (type === null || one.type === type),
  );
  if (invoice === undefined) return { ok: false, reason: `${unknownWords(type, number)}.` };
  if (other === undefined) return { ok: true, invoice };
  return {
    ok: false,
    reason: `Le numéro «\u00A0${number}\u00A0» est celui d’une facture et d’un avoir\u00A0: dites lequel (FACTURE-${number}.pdf ou AVOIR-${number}.pdf).`,
  };
}

function unknownWords(type: InvoiceType | null, number: string): string {
  const named = `ne porte le numéro «\u00A0${number}\u00A0»`;
  if (type === 'FACTURE') return `Aucune facture ${named}`;
  return type === 'AVOIR' ? `Aucun avoir ${named}` : `Aucune facture ni aucun avoir ${named}`;
}
