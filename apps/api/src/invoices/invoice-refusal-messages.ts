// What invoices refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const invoiceRefusalMessages = {
  UNKNOWN_INVOICE: { category: 'graphql-no-such-entity', message: 'Ce document est introuvable.' },
  BAD_INVOICE_PERIOD: {
    category: 'graphql-input',
    message: 'La période doit être donnée par des dates au format AAAA-MM-JJ.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof invoiceRefusalMessages> {}
}
