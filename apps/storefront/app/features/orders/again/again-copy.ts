import { formatNumber } from '@nuancier/ui/text/format.ts';

const NB = '\u00a0';

/** One sentence with one colon. */
const supposing = (what: string, words: string): string =>
  `${what}${NB}: ${words.charAt(0).toLowerCase()}${words.slice(1).replace(`${NB}:`, ',')}`;

export const againCopy = {
  ifAgain: (words: string) => supposing('Si vous recommandez', words),
  ifAccepted: (words: string) => supposing('Si vous acceptez', words),
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
