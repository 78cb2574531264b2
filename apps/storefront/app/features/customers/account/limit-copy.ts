const NBSP = '\u00a0';

/** What a sub-account may order alone, and decide for its head. */
export const limitCopy = {
  title: 'Vos limites de commande',
  ceiling: (amount: string) => `Plafond sans validation${NBSP}: ${amount}${NBSP}HT par commande`,
  everyOrder: 'Chacune de vos commandes doit être validée.',
  leftOf: (left: string, budget: string) => `${left} sur ${budget}${NBSP}HT`,
  month: (left: string) => `Budget du mois${NBSP}: il reste ${left}`,
  monthSpent: `Votre budget du mois est épuisé${NBSP}: vos commandes sont soumises à validation.`,
  approves: 'Vous validez les commandes de votre entreprise.',
  approvesUntil: (day: string) => `Vous validez les commandes de votre entreprise jusqu’au ${day} inclus.`,
} as const;
