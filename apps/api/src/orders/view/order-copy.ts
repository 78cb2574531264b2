// What orders are called in French, in the API's answers, on paper and in mails.
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { DeliveryMode, OrderOrigin } from '@nuancier/domain/orders/order-status.ts';
import { ORDER_STATUS_WORDS } from '../../text/order-status-words.ts';
import type { TintMade } from '../records/order-record.ts';

export const orderCopy = {
  statuses: ORDER_STATUS_WORDS,
  modes: {
    EMP: 'retrait en magasin',
    LIV: 'livraison',
    SO: 'en magasin',
    S2: 'par téléphone',
    SW: 'en ligne',
  } satisfies Record<DeliveryMode | OrderOrigin, string>,
  /** for clients that print who brings it */
  carriers: { EMP: 'Retrait en magasin', LIV: 'Livraison' } satisfies Record<DeliveryMode, string>,
  /** `offered`: where it is chosen */
  payments: {
    card: { name: 'Carte bancaire', offered: 'Carte bancaire' },
    on_account: { name: 'En compte', offered: 'Paiement en compte (encours)' },
    at_store: { name: 'Paiement au magasin', offered: 'Paiement au magasin' },
    bank_transfer: { name: 'Virement bancaire', offered: 'Virement bancaire' },
  } satisfies Record<PaymentMethod, { name: string; offered: string }>,
  /** for the store: what is left to take at the counter */
  storePayments: {
    card: (isPaid) => (isPaid ? 'Payée par carte' : 'Carte bancaire'),
    on_account: () => 'En compte',
    at_store: (isPaid) => (isPaid ? 'Payée au magasin' : 'À encaisser au magasin'),
    bank_transfer: (isPaid) => (isPaid ? 'Payée par virement' : 'Virement attendu'),
  } satisfies Record<PaymentMethod, (isPaid: boolean) => string>,
  tintMade: ({ name, base, tintClass, formula }: TintMade): string[] => [
    ...(name === null ? [] : [`Teinte\u00A0: ${name}`]),
    [...(base === null ? [] : [base]), `classe\u00A0${tintClass}`, `formule\u00A0${formula}`].join(' · '),
  ],
  /** what the shelf did not hold when it was ordered */
  broughtIn: (packs: number, ordered: number) =>
    packs === ordered ? 'À faire venir' : `Dont ${packs.toLocaleString('fr-FR')} à faire venir`,
  withDelivery: { 1: 'Avec la première livraison', 2: 'Avec la seconde livraison' },
  options: { color: 'Couleur', conditioning: 'Conditionnement', tint: 'Teinte' },
  notCancelled:
    'Une commande ne peut être annulée que par votre magasin. Contactez-le\u00A0: il vous dira ce qui est encore possible.',
  store: 'Magasin',
  shipped: { EMP: 'Remis au magasin', LIV: 'Expédié' } satisfies Record<DeliveryMode, string>,
  discount: 'code promotionnel',
  coupon: (code: string) => `Code ${code}`,
  open: (from: string, until: string) => `${from}\u00A0–\u00A0${until}`,
  closed: 'fermé',
  withdrawal: {
    reason: 'Rétractation',
    declaration: (number: string, date: string, lines: readonly string[]) =>
      `Je notifie ma rétractation du contrat portant sur la commande n°\u00A0${number} du ${date}, pour les articles suivants\u00A0: ${lines.join('\u00A0; ')}.`,
    line: (quantity: number, name: string, sku: string) =>
      `${quantity.toLocaleString('fr-FR')}\u00A0×\u00A0${name} (réf.\u00A0${sku})`,
  },
} as const;
