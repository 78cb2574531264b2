import type { OrderRowFragment } from '../../../../generated/documents.ts';

export const telephoneCopy = {
  delivery: 'contact de livraison',
  orderer: 'qui a commandé',
  company: 'la société',
} satisfies Record<NonNullable<OrderRowFragment['telephone_of']>, string>;
