export const checkoutCopy = {
  shipping: { EMP: 'Retrait en magasin', LIV: 'Livraison' },
  payment: {
    card: 'Carte bancaire',
    on_account: 'Paiement en compte (encours)',
    at_store: 'Paiement au magasin',
    bank_transfer: 'Virement bancaire',
  },
} as const;
