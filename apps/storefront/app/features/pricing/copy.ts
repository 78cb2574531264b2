const NBSP = '\u00a0';

export const pricingCopy = {
  fromPrice: 'à partir de',
  insteadOf: 'au lieu de',
  onRequest: 'Prix sur demande',
  hidden: 'Prix non affiché pour votre profil.',
  flaps: { promo: 'PROMOTION', remise: 'VOTRE REMISE', nouveau: 'NOUVEAU', destock: 'DÉSTOCKAGE' },
  percentOff: (percent: number) => `-${percent}${NBSP}%`,
} as const;
