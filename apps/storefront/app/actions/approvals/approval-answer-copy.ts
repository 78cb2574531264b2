// What came of a change of a request, in words.
const NBSP = '\u00a0';

export const approvalAnswerCopy = {
  badOwnQuantity: (name: string) =>
    `${name}${NBSP}: la quantité doit être un nombre entier, ou 0 pour retirer l’article.`,
  badQuantity: (name: string) => `${name}${NBSP}: la quantité doit être un nombre entier supérieur à 0.`,
  itemRemoved: 'L’article a été retiré de la commande à valider.',
  quantityChanged: 'La quantité est modifiée.',
  nothingChanged: 'Aucune quantité n’a changé.',
} as const;
