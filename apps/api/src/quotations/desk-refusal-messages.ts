// What the people of the shop are refused when they write a quotation. Some say more: who, when, how much.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

function input<const Key extends string>(key: Key, message: string) {
  return { category: 'graphql-input', key, message } as const satisfies RefusalMessage;
}

export const quotationDeskRefusalMessages = {
  QUOTATION_CUSTOMER: input(
    'QUOTATION_CUSTOMER',
    'Ce client n’a pas de compte ouvert à votre portée\u00A0: choisissez-en un autre.',
  ),
  QUOTATION_CHANGED: input(
    'QUOTATION_CHANGED',
    'Quelqu’un a modifié ce devis entre-temps\u00A0: relisez-le, puis recommencez.',
  ),
  QUOTATION_SENT: input(
    'QUOTATION_SENT',
    'Ce devis est envoyé\u00A0: il ne change plus. Faites-en une nouvelle version.',
  ),
  QUOTATION_EMPTY: input('QUOTATION_EMPTY', 'Ajoutez au moins une ligne avant d’envoyer le devis.'),
  QUOTATION_FULL: input('QUOTATION_FULL', 'Un devis compte au plus 200 lignes.'),
  QUOTATION_QUANTITY: input('QUOTATION_QUANTITY', 'Une quantité est un nombre entier, de 1 à 99\u00A0999.'),
  QUOTATION_PRICE: input(
    'QUOTATION_PRICE',
    'Un prix est une somme hors taxes, de 0 à 1\u00A0000\u00A0000\u00A0€.',
  ),
  QUOTATION_TOO_LARGE: input(
    'QUOTATION_TOO_LARGE',
    'Un devis ne dépasse pas 10\u00A0000\u00A0000\u00A0€\u00A0TTC. Vérifiez les quantités et les prix.',
  ),
  QUOTATION_DISCOUNT: input('QUOTATION_DISCOUNT', 'La remise est un pourcentage, de 0 à 100.'),
  QUOTATION_DISCOUNT_LIMIT: input(
    'QUOTATION_DISCOUNT_LIMIT',
    'Cette remise dépasse ce que votre rôle accorde.',
  ),
  QUOTATION_FLOOR: input('QUOTATION_FLOOR', 'Ce prix est sous le plancher de votre rôle.'),
  QUOTATION_LINE_LABEL: input(
    'QUOTATION_LINE_LABEL',
    'Une ligne libre a une désignation de 120 caractères au plus, et une unité de 20 au plus.',
  ),
  QUOTATION_LINE_UNKNOWN: input('QUOTATION_LINE_UNKNOWN', 'Cette ligne n’est plus dans le devis.'),
  QUOTATION_LABEL: input('QUOTATION_LABEL', 'L’objet tient sur une ligne de 120 caractères au plus.'),
  QUOTATION_MESSAGE: input('QUOTATION_MESSAGE', 'Le message compte au plus 1\u00A0000 caractères.'),
  QUOTATION_VALIDITY: input(
    'QUOTATION_VALIDITY',
    'La date de validité va d’aujourd’hui à un an au plus tard.',
  ),
  QUOTATION_ARTICLE_GONE: input(
    'QUOTATION_ARTICLE_GONE',
    'Un article ne se vend plus à ce client\u00A0: retirez la ligne ou remplacez-la.',
  ),
  QUOTATION_NOT_REVISED: input(
    'QUOTATION_NOT_REVISED',
    'Ce devis n’a pas de nouvelle version\u00A0: il n’est pas envoyé, il est déjà remplacé ou sa commande est passée.',
  ),
  QUOTATION_VERSION_ACCEPTED: input(
    'QUOTATION_VERSION_ACCEPTED',
    'Le client a commandé d’après la version précédente\u00A0: celle-ci ne peut plus partir.',
  ),
  QUOTATION_NOT_OPEN: input('QUOTATION_NOT_OPEN', 'Ce devis n’attend pas de réponse du client.'),
  QUOTATION_NOT_ASKED: input('QUOTATION_NOT_ASKED', 'Cette demande n’attend plus de réponse.'),
  QUOTATION_SEARCH_SHORT: input('QUOTATION_SEARCH_SHORT', 'Cherchez un mot d’au moins trois caractères.'),
  QUOTATION_SEARCH_LONG: input('QUOTATION_SEARCH_LONG', 'La recherche compte 100 caractères au plus.'),
  BAD_QUOTATION_FILTER: input('BAD_QUOTATION_FILTER', 'Cette recherche n’a pas été comprise.'),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof quotationDeskRefusalMessages> {}
}
