// What the staff are refused when they look after customers.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

function input<const Key extends string>(key: Key, message: string) {
  return { category: 'graphql-input', key, message } as const satisfies RefusalMessage;
}

export const customerDeskRefusalMessages = {
  UNKNOWN_CUSTOMER: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_CUSTOMER',
    message: 'Ce compte est introuvable.',
  },
  UNKNOWN_MESSAGE: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_MESSAGE',
    message: 'Ce message est introuvable.',
  },
  MESSAGE_SETTLED: input('MESSAGE_SETTLED', 'Ce message est déjà traité\u00A0: rien n’est envoyé.'),
  MESSAGE_ANSWER: input('MESSAGE_ANSWER', 'Écrivez une réponse, en 5\u00A0000 caractères au plus.'),
  BAD_CUSTOMER_FILTER: input('BAD_CUSTOMER_FILTER', 'Cette liste ne se lit pas ainsi. Reprenez-la au début.'),
  CUSTOMER_SEARCH_SHORT: input('CUSTOMER_SEARCH_SHORT', 'Cherchez un mot d’au moins trois caractères.'),
  CUSTOMER_SEARCH_LONG: input('CUSTOMER_SEARCH_LONG', 'La recherche compte 100 caractères au plus.'),
  ACCOUNT_CLOSED: input(
    'ACCOUNT_CLOSED',
    'Ce compte est fermé\u00A0: débloquez-le d’abord. Rien n’est envoyé.',
  ),
  FOLLOWED_BY_NOBODY: input(
    'FOLLOWED_BY_NOBODY',
    'La boutique n’a aucun compte de commercial, ou ce compte client est fermé\u00A0: personne ne peut entrer à sa place.',
  ),
  NO_LINK_REQUEST: input(
    'NO_LINK_REQUEST',
    'Cette demande de rattachement n’attend plus de réponse\u00A0: quelqu’un l’a déjà traitée, ou l’entreprise a répondu.',
  ),
  MERGE_SAME: input('MERGE_SAME', 'C’est deux fois le même compte\u00A0: choisissez-en un autre.'),
  MERGE_COMPANY: input(
    'MERGE_COMPANY',
    'L’un des comptes est celui d’une société ou de la boutique\u00A0: seuls deux comptes de particuliers se réunissent.',
  ),
  MERGE_CLOSED: input('MERGE_CLOSED', 'Le compte à garder est fermé\u00A0: gardez plutôt l’autre.'),
  MERGE_UNCONFIRMED: input(
    'MERGE_UNCONFIRMED',
    'L’adresse du compte à garder n’est pas confirmée\u00A0: gardez plutôt l’autre.',
  ),
  MERGE_VISITED: input(
    'MERGE_VISITED',
    'Quelqu’un de la boutique est entré à la place de ce client, ou s’apprête à le faire. Attendez la fin de sa visite.',
  ),
  ERASED_DIFFERS: input(
    'ERASED_DIFFERS',
    'Ce n’est pas l’adresse e-mail de ce compte\u00A0: rien n’est effacé.',
  ),
  ERASED_HEAD: input(
    'ERASED_HEAD',
    'Des sous-comptes dépendent de ce compte\u00A0: effacez-les d’abord. Rien n’est effacé.',
  ),
  ERASED_SHOPS: input(
    'ERASED_SHOPS',
    'Ce compte est celui d’un commercial ou d’un gérant de la boutique\u00A0: il ne s’efface pas ici.',
  ),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof customerDeskRefusalMessages> {}
}
