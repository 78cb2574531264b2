import { formatNumber } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const pricingCopy = {
  fromPrice: 'à partir de',
  insteadOf: 'au lieu de',
  onRequest: 'Prix sur demande',
  hidden: 'Prix non affiché pour votre profil.',
  loading: 'Prix personnalisé et disponibilité en cours de chargement...',
  unavailable: 'Prix indisponible pour le moment',
  notOrderable: 'Non disponible à la commande',
  /** What a struck price is: the law requires it for public reductions. */
  struck: {
    reduction: `Prix le plus bas des 30${NBSP}derniers jours${NBSP}:`,
    contract: `Votre tarif${NBSP}:`,
  },
  wornSize: (size: string) => `Taille${NBSP}${size}`,
  perUnit: (price: string, taxLabel: string, unit: string) => `${price} ${taxLabel} / ${unit}`,
  units: { L: 'L', KG: 'kg', M2: 'm²', 'M²': 'm²', ML: 'm', M: 'm', U: 'pièce' } as Record<
    string,
    string | undefined
  >,
  flaps: { promo: 'PROMOTION', remise: 'VOTRE REMISE', nouveau: 'NOUVEAU', destock: 'DÉSTOCKAGE' },
  percentOff: (percent: number) => `−${formatNumber(percent)}${NBSP}%`,
} as const;
