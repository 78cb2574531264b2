// Why a step of the checkout was not accepted.
const NBSP = '\u00a0';

export const checkoutAnswerCopy = {
  chooseMode: 'Choisissez le retrait ou la livraison.',
  noteTooLong: 'Les consignes de livraison comptent au plus 250 caractères.',
  notOffered: (kilometres: string) =>
    `La livraison n’est pas proposée à cette adresse${NBSP}: elle se trouve à plus de ${kilometres}${NBSP}km du magasin, ou nous ne la trouvons pas. Choisissez le retrait, un autre magasin ou une autre adresse.`,
  chooseOne: 'Choisissez une adresse.',
  chooseMethod: 'Choisissez un mode de paiement.',
  purchaseOrderTooLong: 'Le numéro de bon de commande compte au plus 50 caractères.',
  referenceTooLong: 'Le chantier ou la référence compte au plus 50 caractères.',
  conditionsMissing: 'Acceptez les conditions générales de vente pour commander.',
} as const;
