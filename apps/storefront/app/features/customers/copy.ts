export const customersCopy = {
  approvalLink: 'Veuillez valider votre panier',
} as const;
