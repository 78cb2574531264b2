// What the people of the stores are refused when they work on an order. Many say more: who did what when.
import { MOST_AT_ONCE } from '@nuancier/domain/staff/most-at-once.ts';
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';
import { staffCopy } from './view/staff-copy.ts';

function input<const Key extends string>(key: Key, message: string) {
  return { category: 'graphql-input', key, message } as const satisfies RefusalMessage;
}

export const deskRefusalMessages = {
  PARTS_UNPAID: input('PARTS_UNPAID', staffCopy.PARTS_UNPAID),
  PARTS_REFUNDED: input('PARTS_REFUNDED', staffCopy.PARTS_REFUNDED),
  PARTS_NOTHING: input('PARTS_NOTHING', staffCopy.PARTS_NOTHING),
  PARTS_UNKNOWN_LINE: input('PARTS_UNKNOWN_LINE', staffCopy.PARTS_UNKNOWN_LINE),
  PARTS_BAD_QUANTITY: input('PARTS_BAD_QUANTITY', staffCopy.PARTS_BAD_QUANTITY),
  PARTS_TOO_MANY: input('PARTS_TOO_MANY', staffCopy.PARTS_TOO_MANY),
  PARTS_ORDER_CLOSED: input('PARTS_ORDER_CLOSED', staffCopy.PARTS_ORDER_CLOSED),
  STATUS_CHANGE_REFUSED: input('STATUS_CHANGE_REFUSED', staffCopy.STATUS_CHANGE_REFUSED),
  STATUS_PART_IN_HAND: input('STATUS_PART_IN_HAND', staffCopy.STATUS_PART_IN_HAND),
  PRESSED_BY_OTHER: {
    category: 'graphql-authorization',
    key: 'PRESSED_BY_OTHER',
    message: 'Ce geste est celui de quelqu’un d’autre\u00A0: il part quand cette personne se reconnecte.',
  },
  STATUS_REFUNDED: input('STATUS_REFUNDED', staffCopy.STATUS_REFUNDED),
  PREPARATION_STARTED: input('PREPARATION_STARTED', 'Quelqu’un prépare déjà cette commande.'),
  PREPARATION_OVER: input('PREPARATION_OVER', 'Il n’y a plus rien à commencer pour cette commande.'),
  PREPARATION_NOT_OPEN: input(
    'PREPARATION_NOT_OPEN',
    'Cette commande n’est pas en préparation\u00A0: rien n’est noté.',
  ),
  ORDER_NOT_FOR_STORE: input(
    'ORDER_NOT_FOR_STORE',
    'Cette commande attend une validation ou sa banque\u00A0: elle ne se prépare pas encore.',
  ),
  ORDER_IS_SENT: input('ORDER_IS_SENT', 'Cette commande est livrée\u00A0: elle s’expédie.'),
  ORDER_IS_FETCHED: input(
    'ORDER_IS_FETCHED',
    'Cette commande se retire au magasin\u00A0: dites qu’elle est prête, puis remettez-la.',
  ),
  STORE_DAY_OPEN: input(
    'STORE_DAY_OPEN',
    'Le magasin n’est pas fermé ce jour-là\u00A0: personne n’a été prévenu.',
  ),
  LINE_STALE: input('LINE_STALE', 'Cette ligne a changé entre-temps\u00A0: rien n’est noté.'),
  LINE_SURPLUS: input('LINE_SURPLUS', 'C’est plus qu’il n’en faut\u00A0: rien n’est noté.'),
  LINE_TOO_FEW: input('LINE_TOO_FEW', 'Ces articles sont déjà prêts ou remis\u00A0: rien n’est noté.'),
  CANCEL_LINES_OVER: input(
    'CANCEL_LINES_OVER',
    'Il n’y a plus rien à annuler dans cette commande\u00A0: rien n’est changé.',
  ),
  SETTLE_NOTHING: input(
    'SETTLE_NOTHING',
    'Il n’y a rien à noter comme rendu pour cette commande\u00A0: rien n’est noté.',
  ),
  READY_NOTHING: input('READY_NOTHING', 'Rien de nouveau n’est mis de côté.'),
  READY_INCOMPLETE: input('READY_INCOMPLETE', 'Il reste des articles à préparer.'),
  HAND_OVER_NOTHING: input('HAND_OVER_NOTHING', 'Rien de cette commande n’attend au comptoir.'),
  RECEIVER_NAME: input(
    'RECEIVER_NAME',
    'Saisissez le code de retrait, ou le nom de la personne qui reçoit la commande.',
  ),
  PICKUP_CODE_WRONG: input(
    'PICKUP_CODE_WRONG',
    'Ce code n’est pas celui de la commande\u00A0: rien n’est noté. Relisez-le sur le message du client, ou videz ce champ et notez le nom de la personne.',
  ),
  PICKUP_CODE_TRIES: input(
    'PICKUP_CODE_TRIES',
    'Trop de codes essayés pour cette commande\u00A0: rien n’est noté. Videz ce champ et notez le nom de la personne, ou réessayez dans un quart d’heure.',
  ),
  SIGNATURE_UNREADABLE: input(
    'SIGNATURE_UNREADABLE',
    'La signature n’a pas pu être lue\u00A0: rien n’est noté. Effacez-la et faites signer de nouveau.',
  ),
  REASON_NEEDED: input('REASON_NEEDED', 'Indiquez un motif, en 250 caractères au plus.'),
  ORDER_NOTE: input('ORDER_NOTE', 'Écrivez une note, en 1\u00A0000 caractères au plus.'),
  BUYER_TAKES_NO_MAIL: input(
    'BUYER_TAKES_NO_MAIL',
    'Ce client ne reçoit pas d’e-mails sur ses commandes, ou son compte est fermé\u00A0: rien n’est envoyé.',
  ),
  UNKNOWN_RETURN: { category: 'graphql-no-such-entity', message: 'Ce retour est introuvable.' },
  RETURN_STANDS_ELSEWHERE: input(
    'RETURN_STANDS_ELSEWHERE',
    'Ce retour n’en est pas là\u00A0: rien n’est noté.',
  ),
  RETURN_NOT_RECEIVED: input(
    'RETURN_NOT_RECEIVED',
    'Rien de ce retour n’est encore revenu au magasin\u00A0: il se paie une fois accepté et reçu.',
  ),
  RETURN_WORTH_LESS: input(
    'RETURN_WORTH_LESS',
    'Le montant dépasse ce que vaut ce retour\u00A0: rien n’est rendu.',
  ),
  RETURN_NOTHING: input('RETURN_NOTHING', 'Comptez au moins un article rendu, chaque ligne une fois.'),
  RETURN_TOO_MANY: input(
    'RETURN_TOO_MANY',
    'C’est plus que le client n’a encore à rendre\u00A0: rien n’est noté.',
  ),
  RETURN_NOT_FOR_SHELF: input(
    'RETURN_NOT_FOR_SHELF',
    'Un article teinté, ouvert ou abîmé ne se remet pas en rayon\u00A0: rien n’est noté.',
  ),
  TOO_MANY_ORDERS_TO_PRINT: input(
    'TOO_MANY_ORDERS_TO_PRINT',
    `On imprime ${MOST_AT_ONCE} commandes au plus à la fois\u00A0: décochez-en, ou imprimez en plusieurs fois.`,
  ),
  ORDER_SEARCH_SHORT: input('ORDER_SEARCH_SHORT', 'Cherchez un mot d’au moins trois caractères.'),
  ORDER_SEARCH_LONG: input('ORDER_SEARCH_LONG', 'La recherche compte 100 caractères au plus.'),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof deskRefusalMessages> {}
}
