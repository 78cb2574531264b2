import type { InvoiceState, InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';

export const invoiceCopy = {
  types: { FACTURE: 'Facture', AVOIR: 'Avoir' } satisfies Record<InvoiceType, string>,
  states: {
    FACTURE: { A_ECHOIR: 'À échoir', ECHUE: 'Échue', REGLEE: 'Réglée', A_DEDUIRE: 'À échoir' },
    AVOIR: { A_ECHOIR: 'À déduire', ECHUE: 'À déduire', REGLEE: 'Déduit', A_DEDUIRE: 'À déduire' },
  } satisfies Record<InvoiceType, Record<InvoiceState, string>>,
  discount: 'Remise',
} as const;
