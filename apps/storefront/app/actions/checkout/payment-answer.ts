import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

/** The bank's page, and what is sent to it as a form. */
export type CardPage = { url: string; fields: readonly { name: string; value: string }[] };

export type PaymentAnswer = FormAnswer<'method' | 'purchaseOrder' | 'reference' | 'conditions'>;
