import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';

const NBSP = '\u00a0';

export const storesCopy = {
  pageTitle: 'Nos magasins',
  pageDescription: 'Adresses, téléphones et horaires de nos magasins, avec leurs horaires exceptionnels.',
  chooseStore: 'Choisir un magasin',
  choosePointOfSale: 'Choisir un point de vente',
  filterLabel: 'Ville ou code postal',
  filterPlaceholder: 'Ex. Lyon ou 69',
  count: (count: number) => (count > 1 ? `${count}${NBSP}magasins` : `${count}${NBSP}magasin`),
  none: 'Aucun magasin ne correspond à cette recherche.',
  noneHelp: 'Essayez un code postal ou le nom d’une ville voisine.',
  failed: 'La liste des magasins n’a pas pu être chargée. Merci de réessayer.',
  call: (name: string, phone: string) => `Appeler ${name} au ${phone}`,
  itinerary: 'Itinéraire',
  itineraryTo: (name: string) => `Itinéraire vers ${name} (nouvel onglet)`,
  today: (hours: string) => `Aujourd’hui${NBSP}: ${hours}`,
  closed: 'Fermé',
  hours: 'Horaires',
  specialHours: 'Horaires exceptionnels',
  openUntil: (time: string) => `Ouvert jusqu’à ${time}`,
  opensLaterToday: (time: string) => `Fermé, ouvre à ${time}`,
  opensTomorrow: (time: string) => `Fermé, ouvre demain à ${time}`,
  opensOn: (day: string, time: string) => `Fermé, ouvre ${day} à ${time}`,
  range: (from: string, to: string) => `${from}${NBSP}–${NBSP}${to}`,
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
  } satisfies Record<Weekday, string>,
} as const;
