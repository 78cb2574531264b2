import type { DeliveryMode } from '@nuancier/domain/orders/order-status.ts';

export const checkoutCopy = {
  shipping: { EMP: 'Retrait en magasin', LIV: 'Livraison' } satisfies Record<DeliveryMode, string>,
  fetchedAt: (store: string) => `Retrait\u00A0: ${store}`,
  store: 'Magasin',
} as const;

/** Delivery is refused because of these goods. */
export function goodsNotDelivered(names: readonly string[], store: string): string {
  const goods = new Intl.ListFormat('fr', { type: 'conjunction' }).format(
    names.map((name) => `«\u00A0${name}\u00A0»`),
  );
  const verb = names.length > 1 ? 'ne peuvent pas être livrés' : 'ne peut pas être livré';
  return `${goods} ${verb} par ${store}, le magasin de votre panier. Retirez du panier ce qui ne part pas, choisissez le retrait ou un autre magasin.`;
}
