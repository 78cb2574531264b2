// What the staff and the merchant's systems are told when an order cannot move as they wish.
import type { PartsRefusal, StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';

export const staffCopy: Readonly<Record<PartsRefusal | StatusRefusal, string>> = {
  PARTS_UNPAID: 'La banque n’a pas encore confirmé le paiement de cette commande\u00A0: rien n’est noté.',
  PARTS_REFUNDED:
    'Cette commande est remboursée\u00A0: elle ne se prépare ni ne se remet plus, elle s’annule.',
  PARTS_NOTHING: 'Il ne reste rien à noter pour cette commande.',
  PARTS_UNKNOWN_LINE: 'Une ligne n’est pas de cette commande, ou figure deux fois.',
  PARTS_BAD_QUANTITY: 'Une quantité doit être un nombre entier supérieur à 0.',
  PARTS_TOO_MANY: 'Une quantité dépasse ce qui reste de sa ligne\u00A0: rien n’est noté.',
  PARTS_ORDER_CLOSED: 'La commande est annulée\u00A0: rien n’est noté.',
  STATUS_CHANGE_REFUSED: 'La commande ne peut pas passer à cet état.',
  STATUS_REFUNDED: 'Cette commande est remboursée\u00A0: il ne reste qu’à l’annuler.',
  STATUS_PART_IN_HAND:
    'Une partie de la commande est déjà remise ou expédiée au client\u00A0: elle ne s’annule plus. Ce qui revient fait l’objet d’un avoir.',
};
