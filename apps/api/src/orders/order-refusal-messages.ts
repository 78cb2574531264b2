// What the orders refuse.
import {
  LONGEST_LABEL,
  LONGEST_NOTE,
  LONGEST_ROOM,
  LONGEST_SITE,
  LONGEST_TINT_SEARCH,
  MOST_BY_HAND,
} from '@nuancier/domain/orders/tints/kept-tint.ts';
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const orderRefusalMessages = {
  UNKNOWN_ORDER: { category: 'graphql-no-such-entity', message: 'Cette commande est introuvable.' },
  BAD_ORDER_FILTER: {
    category: 'graphql-input',
    message: 'Le filtre des commandes contient une date ou un montant illisible.',
  },
  UNKNOWN_TINT: { category: 'graphql-no-such-entity', message: 'Cette teinte n’est pas dans vos teintes.' },
  TINT_ORDERED: {
    category: 'graphql-input',
    key: 'TINT_ORDERED',
    message: 'Cette teinte fait partie d’une commande : elle reste dans vos teintes.',
  },
  TINT_ADDED_BEFORE: {
    category: 'graphql-input',
    key: 'TINT_ADDED_BEFORE',
    message: 'Vous avez déjà ajouté cette teinte pour ce chantier, cette pièce et ce produit.',
  },
  TINT_SEARCH_TOO_LONG: {
    category: 'graphql-input',
    message: `La recherche dans vos teintes compte ${LONGEST_TINT_SEARCH} caractères au plus.`,
  },
  TOO_MANY_TINTS: {
    category: 'graphql-input',
    message: `Vous avez déjà ajouté ${MOST_BY_HAND} teintes. Retirez-en une pour en ajouter une autre.`,
  },
  ROOM_TOO_LONG: {
    category: 'graphql-input',
    message: `Le nom de la pièce compte ${LONGEST_ROOM} caractères au plus.`,
  },
  NOTE_TOO_LONG: { category: 'graphql-input', message: `La note compte ${LONGEST_NOTE} caractères au plus.` },
  SITE_TOO_LONG: {
    category: 'graphql-input',
    message: `La référence du chantier compte ${LONGEST_SITE} caractères au plus.`,
  },
  TINT_LABEL_TOO_LONG: {
    category: 'graphql-input',
    message: `Le nom de la teinte compte ${LONGEST_LABEL} caractères au plus.`,
  },
  TINT_WORDS: {
    category: 'graphql-input',
    message: 'Ce texte contient des caractères qui ne s’affichent pas.',
  },
  WITHDRAWAL_PROFESSIONAL: {
    category: 'graphql-input',
    message:
      'Le droit de rétractation est réservé aux particuliers : cette commande relève d’un compte professionnel. Votre magasin étudie avec vous toute demande de retour.',
  },
  WITHDRAWAL_CLOSED: {
    category: 'graphql-input',
    message:
      'Aucun article de cette commande ne peut donner lieu à rétractation : le délai de quatorze jours est passé, la commande est annulée, la rétractation est déjà enregistrée ou les produits ont été mis à la teinte.',
  },
  WITHDRAWAL_ITEMS: {
    category: 'graphql-input',
    message: 'Choisissez au moins un article, parmi ceux qui peuvent donner lieu à rétractation.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof orderRefusalMessages> {}
}
