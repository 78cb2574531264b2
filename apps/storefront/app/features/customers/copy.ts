export const customersCopy = {
  approvalNews: 'Votre demande de validation',
  approvalLink: 'Veuillez valider votre panier',
} as const;
