export const checkoutCopy = {
  shipping: { EMP: 'Retrait en magasin', LIV: 'Livraison' },
  fetchedAt: (store: string) => `Retrait\u00A0: ${store}`,
  store: 'Magasin',
  payment: {
    card: 'Carte bancaire',
    on_account: 'Paiement en compte (encours)',
    at_store: 'Paiement au magasin',
    bank_transfer: 'Virement bancaire',
  },
} as const;
