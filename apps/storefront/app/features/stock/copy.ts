const NBSP = '\u00a0';

export const stockCopy = {
  availability: 'Disponibilité',
  chooseStore: 'Choisissez votre magasin',
  clickAndCollect: 'Click & Collect 3H',
  withinDays: (days: number) => `Retrait en magasin sous ${days} jours`,
  contactStore: 'Contactez votre magasin pour retrait',
  storeUnavailable: 'Indisponible magasin',
  deliveryAvailable: 'Livraison disponible',
  deliveryUnavailable: 'Livraison indisponible',
  promised: (day: string, time: string) => `Retrait possible ${day} à${NBSP}${time}`,
  delivered: (day: string) => `Livraison prévue ${day}`,
  atStore: (moment: string, store: string) => `${moment} à ${store}`,
} as const;
