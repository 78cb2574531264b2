import { formatNumber } from '../../../text/format.ts';

const NB = '\u00a0';

export const againCopy = {
  /** One sentence with one colon. */
  ifAgain: (words: string) =>
    `Si vous recommandez${NB}: ${words.charAt(0).toLowerCase()}${words.slice(1).replace(`${NB}:`, ',')}`,
  available: 'Disponible dans votre magasin',
  withinDays: (days: number) => `Sur commande${NB}: retrait sous ${days}${NB}jours`,
  delayUnknown: `Sur commande${NB}: votre magasin vous indiquera le délai`,
  delivered: `Sur commande${NB}: en livraison`,
  storeUnknown: 'Choisissez votre magasin pour connaître la disponibilité',
  cartWaits: 'Votre panier attend une validation',
  seeCart: 'Voir le panier',
  notSold: 'N’est plus vendu',
  left: (packs: number) => `Il n’en reste que ${formatNumber(packs)} dans votre magasin`,
  noneLeft: 'Épuisé dans votre magasin',
  replacedBy: 'Remplacé par',
  tintClass: (name: string) => `teinte de classe${NB}${name}`,
  /** The replacement is not sold in the same pack. */
  otherPacks: 'Il se vend dans d’autres conditionnements.',
  choosePack: 'Choisir un conditionnement',
} as const;
