import { withDe } from '@nuancier/domain/site/elision.ts';
import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';
import { counted } from '../../format.ts';

const NBSP = '\u00a0';

export const storesCopy = {
  pageTitle: 'Nos magasins',
  pageDescription: 'Adresses, téléphones et horaires de nos magasins, avec leurs horaires exceptionnels.',
  storeDescription: (name: string, town: string) =>
    `${name} à ${town}${NBSP}: adresse, téléphone, horaires et services du magasin.`,
  chooseStore: 'Choisir un magasin',
  mine: 'Mon magasin',
  mineHelp: 'Voyez son stock en direct et retirez vos commandes en trois heures.',
  choosePointOfSale: 'Choisir un point de vente',
  currentPointOfSale: (name: string) => `Point de vente${NBSP}: ${name}`,
  searchLabel: 'Ville, code postal ou adresse',
  searchPlaceholder: 'Ex. Rennes ou 35000',
  search: 'Rechercher',
  predictions: 'Lieux proposés',
  predictionsFound: (count: number) =>
    count > 1 ? `${count}${NBSP}lieux proposés` : count === 1 ? `1${NBSP}lieu proposé` : 'Aucun lieu proposé',
  predictionsFailed: 'La recherche de lieux ne répond pas. Merci de réessayer.',
  locate: 'Me localiser',
  locating: 'Localisation en cours…',
  locationRefused: 'Vous avez refusé la géolocalisation. Saisissez une ville ou un code postal.',
  locationUnavailable: 'La géolocalisation n’est pas disponible. Saisissez une ville ou un code postal.',
  myPosition: 'votre position',
  allStores: 'Tous les magasins',
  count: (count: number) => counted(count, 'magasin', 'magasins'),
  countNear: (count: number, place: string, km: number) =>
    `${counted(count, 'magasin', 'magasins')} à moins de ${km}${NBSP}km ${withDe(place)}`,
  noneNear: (place: string, km: number) =>
    `Aucun magasin à moins de ${km}${NBSP}km ${withDe(place)}. Voici les plus proches.`,
  unknownPlace: (text: string) =>
    `Aucun lieu ne correspond à «${NBSP}${text}${NBSP}». Vérifiez l’orthographe ou saisissez un code postal.`,
  busy: 'Trop de recherches en peu de temps. Patientez une minute, ou choisissez dans la liste.',
  tooFar: 'Ce magasin est trop éloigné de l’adresse indiquée.',
  none: 'Aucun magasin n’est ouvert pour le moment.',
  failed: 'La liste des magasins n’a pas pu être chargée. Merci de réessayer.',
  distance: (km: string) => `à ${km}${NBSP}km`,
  select: 'Choisir ce magasin',
  selectNamed: (name: string) => `Choisir ce magasin${NBSP}: ${name}`,
  selected: 'Magasin sélectionné',
  call: (name: string, phone: string) => `Appeler ${name} au ${phone}`,
  fax: (number: string) => `Fax${NBSP}: ${number}`,
  itinerary: 'Itinéraire',
  itineraryTo: (name: string) => `Itinéraire vers ${name} (nouvel onglet)`,
  today: (hours: string) => `Aujourd’hui${NBSP}: ${hours}`,
  closed: 'Fermé',
  hours: 'Horaires',
  contact: 'Adresse et contact',
  services: 'Services du magasin',
  specialHours: 'Horaires exceptionnels',
  openUntil: (time: string) => `Ouvert jusqu’à ${time}`,
  opensLaterToday: (time: string) => `Fermé, ouvre à ${time}`,
  opensTomorrow: (time: string) => `Fermé, ouvre demain à ${time}`,
  opensOn: (day: string, time: string) => `Fermé, ouvre ${day} à ${time}`,
  range: (from: string, to: string) => `${from}${NBSP}–${NBSP}${to}`,
  changeTitle: `Changer de magasin${NBSP}?`,
  changeText:
    'Votre panier contient des articles. Les prix et les disponibilités seront recalculés pour le nouveau magasin.',
  changeConfirm: 'Changer de magasin',
  changeCancel: 'Conserver mon magasin',
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
  } satisfies Record<Weekday, string>,
} as const;
