const NB = '\u00a0';

export const testerCreditsCopy = {
  title: 'Vos testeurs remboursés',
  intro:
    'Le prix de vos testeurs est déduit d’un pot dans la même teinte. Votre panier vous propose le code dès qu’il contient ce pot : il sert une fois, un code par commande.',
  /** « 5,06 € HT sur un pot en Gris anthracite, RAL 7016 » */
  worth: (amount: string | null, tint: string) => `${amount ?? 'Le prix du testeur'} sur un pot en ${tint}`,
  code: (code: string) => `Code ${code}`,
  until: (day: string) => `jusqu’au ${day}`,
  /** without the number for who may not see that order */
  awaited: (number: string | null) => `utilisable dès que la commande ${number ?? 'du testeur'} sera réglée`,
  waiting: (tint: string) => `Votre testeur en ${tint} est remboursé sur ce panier.`,
  /** « Utiliser le code TESTEUR-… : −3,25 € HT » */
  use: (code: string, amount: string | null) =>
    amount === null ? `Utiliser le code ${code}` : `Utiliser le code ${code}${NB}: −${amount}`,
  products: 'Choisir un pot',
  productsIn: (tint: string) => `Choisir un pot${NB}: ${tint}`,
} as const;
