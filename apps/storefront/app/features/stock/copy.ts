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
  wishedDay: (day: string) => `Livraison souhaitée le ${day}`,
  wishedSlot: (day: string, hours: string) => `Retrait souhaité le ${day} ${hours}`,
  wishedInTwo: 'Livraison en deux fois',
  slotOf: (day: string, hours: string) => `${day}, ${hours}`,
  between: (from: string, until: string) => `entre${NBSP}${from} et${NBSP}${until}`,
  firstDelivery: 'Première livraison',
  secondDelivery: 'Seconde livraison',
  onDay: (what: string, day: string) => `${what} le ${day}`,
  toBeConfirmed: (what: string) => `${what}, date à confirmer`,
  atStore: (moment: string, store: string) => `${moment} à ${store}`,
} as const;
