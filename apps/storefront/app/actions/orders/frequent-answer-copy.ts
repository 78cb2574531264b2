// Why frequent purchases were not added to the cart.
const NBSP = '\u00a0';

export const frequentAnswerCopy = {
  badQuantity: (name: string) => `${name}${NBSP}: la quantité doit être un nombre entier supérieur à 0.`,
  whichOne: `Utilisez le bouton «${NBSP}Ajouter${NBSP}» de l’article voulu, ou cochez plusieurs articles.`,
} as const;
