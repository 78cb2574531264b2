import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import type { MenuGroup } from './menu-places.ts';

type MenuEntry = CurrentStaffQuery['currentStaff']['menu'][number];
type Role = NonNullable<CurrentStaffQuery['currentStaff']['person']>['role'];

export const officeCopy = {
  name: 'Gestion',
  menu: 'Menu de la gestion',
  menuWord: 'Menu',
  menuHere: (entry: string) => `\u00A0: ${entry}`,
  /** of the day nothing stands above: it is no part of any of them */
  menuGroups: {
    day: null,
    selling: 'Vendre',
    offer: 'L’offre',
    figures: 'Fichiers et chiffres',
    house: 'La maison',
  } satisfies Record<MenuGroup, string | null>,
  skip: 'Aller au contenu',
  ownAccount: 'Mon compte',
  signOut: 'Se déconnecter',
  toShop: 'Voir la boutique',
  refused: { text: 'Rien n’a été changé', key: 'DESK_ACT_REFUSED' },
  endsFirst: 'La date de fin est avant la date de début.',
  mostLetters: (count: number) => `${count} caractères au plus.`,
  noMenu:
    'Votre rôle n’a pas encore d’écran ici. Vos réglages de compte restent accessibles, et le propriétaire peut changer votre rôle.',
  entries: {
    today: 'Aujourd’hui',
    orders: 'Commandes',
    counter: 'Comptoir',
    returns: 'Retours',
    customers: 'Clients',
    quotations: 'Devis',
    catalogue: 'Catalogue',
    pricing: 'Prix et promotions',
    content: 'Contenu',
    search: 'Recherche',
    stores: 'Magasins',
    imports: 'Imports',
    reports: 'Rapports',
    settings: 'Réglages',
    team: 'Équipe',
    journal: 'Journal',
  } satisfies Record<MenuEntry, string>,
  roles: {
    proprietaire: 'Propriétaire',
    responsable: 'Responsable de magasin',
    preparateur: 'Préparateur',
    commercial: 'Commercial',
    contenu: 'Contenu',
    prix: 'Prix et promotions',
    comptabilite: 'Comptabilité',
    service_client: 'Service client',
    lecture_seule: 'Lecture seule',
  } satisfies Record<Role, string>,
  notYours: 'La page demandée n’est pas ouverte à votre rôle. Voici votre première page.',
  errors: {
    forbidden: 'Accès refusé',
    forbiddenNext: 'Si vous en avez besoin, demandez au propriétaire de la boutique de changer votre rôle.',
    notFound: 'Page introuvable',
    notFoundText: 'Cette adresse ne mène à rien, ou ce qu’elle montrait n’est pas de votre ressort.',
    tooMany: 'Trop de demandes',
    badForm: 'La demande n’a pas été comprise. Rien n’a été enregistré.',
    fault: 'Un incident technique est survenu',
    faultText: 'Merci de réessayer dans quelques instants. L’incident est noté.',
    home: 'Revenir à l’accueil de la gestion',
  },
};
