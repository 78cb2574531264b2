/** Before the merchant has opened the shop. */
export const preparationCopy = {
  title: 'Boutique en préparation',
  help: 'Nos rayons se remplissent et nos équipes terminent les derniers réglages. Revenez bientôt\u00a0: la boutique ouvrira à cette adresse.',
} as const;
