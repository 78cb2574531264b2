// Why something asked of the favourites was not done.
const NBSP = '\u00A0';

export const wishlistAnswerCopy = {
  addError: 'Le produit n’a pas pu être ajouté à vos favoris. Merci de réessayer.',
  unknownChange: 'Cette demande n’a pas été comprise. Rechargez la page et recommencez.',
  nothingToAdd: 'Aucun article à ajouter à une liste.',
  badQuantity: `La quantité doit être un nombre entier de 1 à 99${NBSP}999.`,
} as const;
