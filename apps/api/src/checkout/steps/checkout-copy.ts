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

/** A delivery that its goods stand in the way of. */
export function goodsNotDelivered(names: readonly string[], store: string): string {
  const goods = new Intl.ListFormat('fr', { type: 'conjunction' }).format(
    names.map((name) => `«\u00A0${name}\u00A0»`),
  );
  const verb = names.length > 1 ? 'ne peuvent pas être livrés' : 'ne peut pas être livré';
  return `${goods} ${verb} par ${store}, le magasin de votre panier. Retirez du panier ce qui ne part pas, choisissez le retrait ou un autre magasin.`;
}
