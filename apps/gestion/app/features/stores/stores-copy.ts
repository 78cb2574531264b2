import type { StoreService } from '@nuancier/domain/stores/services.ts';
import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';
import { counted } from '@nuancier/ui/text/format.ts';

export const storesCopy = {
  title: 'Magasins',
  search: 'Chercher un magasin',
  searchHint: 'Nom, commune, code postal ou code',
  find: 'Chercher',
  all: 'Voir tous les magasins',
  noMatch: 'Aucun magasin ne correspond à cette recherche.',
  none: 'Aucun magasin n’est encore de votre ressort. Le propriétaire peut vous en confier un dans l’équipe.',
  more: 'Suite des magasins',
  columns: { store: 'Magasin', town: 'Commune', today: 'Aujourd’hui', days: 'Jours particuliers' },
  noDays: 'aucun',
  moreDays: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
  back: 'Revenir aux magasins',
  toStore: 'Revenir au magasin',
  closed: 'Fermé',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  nextOpen: 'Prochain jour ouvert',
  week: 'Horaires de la semaine',
  changeWeek: 'Changer les horaires',
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  } satisfies Record<Weekday, string>,
  weekday: 'Jour',
  hours: 'Horaires',
  days: 'Jours particuliers',
  daysSay:
    'Ces jours-là, ces horaires remplacent ceux de la semaine, dans la boutique et dans les promesses.',
  noSpecialDays: 'Aucun jour particulier à venir.',
  daysColumns: {
    day: 'Jour',
    hours: 'Horaires',
    usual: 'D’habitude',
    orders: 'Commandes promises',
    act: 'Action',
  },
  reopen: 'Rendre les horaires habituels',
  reopenDay: (day: string) => `Rendre les horaires habituels du ${day}`,
  closeTitle: 'Fermer pour un jour',
  closeOn: (when: string, day: string) => `${when}, ${day}`,
  otherDay: 'Un autre jour',
  see: 'Voir ce que cela change',
  otherHours: 'Ouvrir à d’autres heures',
  details: 'Coordonnées et services',
  changeDetails: 'Changer coordonnées et services',
  address: 'Adresse',
  addressOwner: 'L’adresse et le nom viennent du fichier des magasins.',
  phone: 'Téléphone',
  fax: 'Télécopie',
  email: 'Adresse e-mail',
  services: 'Services rendus sur place',
  noServices: 'Aucun service annoncé.',
  serviceWords: {
    click_and_collect: 'Click & Collect en 3\u00A0heures',
    tinting: 'Mise à la teinte sur place',
    delivery_local: 'Livraison sur chantier',
    waste_take_back: 'Reprise des déchets de chantier',
    airless_repair: 'Réparation de matériel airless',
  } satisfies Record<StoreService, string>,
  delivery: 'Zone de livraison',
  deliveryOwn: (km: string) => `${km}\u00A0km autour du magasin`,
  deliveryUsual: (km: string) => `${km}\u00A0km autour du magasin, comme toute la boutique`,
  deliveryField: 'Livraison, en kilomètres à vol d’oiseau',
  deliveryHint: (km: string) =>
    `Vide\u00A0: ${km}\u00A0km, comme toute la boutique. 0\u00A0: ce magasin ne livre pas.`,
  unknown: 'non renseigné',
  notKilometres: 'Saisissez un nombre de kilomètres, par exemple 25 ou 12,5.',
  save: 'Enregistrer',
  refused: { text: 'Rien n’a été changé', key: 'STORE_ACT_REFUSED' },
  done: {
    ferme: 'Le magasin est fermé ce jour-là. La boutique et les promesses suivent déjà.',
    jour: 'Les horaires de ce jour sont enregistrés. La boutique et les promesses suivent déjà.',
    rouvert: 'Les horaires habituels sont rendus. La boutique et les promesses à venir suivent déjà.',
    semaine: 'Les horaires de la semaine sont enregistrés.',
    coordonnees: 'Les coordonnées et les services sont enregistrés.',
  },
  close: {
    title: (name: string) => `Fermer ${name}`,
    day: (day: string) => `Le ${day}`,
    says: (usual: string) =>
      `D’habitude\u00A0: ${usual}. La boutique annoncera le magasin fermé, et plus rien ne sera promis pour ce jour.`,
    usual: 'Le magasin est fermé ce jour-là d’habitude\u00A0: il n’y a rien à fermer.',
    noOrders: 'Aucune commande n’est promise pour ce jour.',
    orders: (count: number) =>
      `${counted(count, 'commande est déjà promise', 'commandes sont déjà promises')} pour ce jour. ${
        count > 1 ? 'Elles restent dues' : 'Elle reste due'
      }\u00A0: une fois le jour fermé, vous pourrez prévenir ${count > 1 ? 'les clients' : 'le client'} en un geste.`,
    dueOrders: 'Clients à prévenir',
    order: (number: string) => `Commande ${number}`,
    confirm: 'Fermer ce jour-là',
  },
  tell: {
    title: (name: string) => `${name} est fermé`,
    closed: 'Le magasin est fermé ce jour-là. La boutique et les promesses suivent déjà.',
    orders: (count: number) =>
      `${counted(count, 'commande est promise', 'commandes sont promises')} pour ce jour.`,
    says: 'En un geste, chaque client reçoit un e-mail avec la nouvelle date\u00A0: la première ouverture du magasin après ce jour, ou le jour de livraison suivant. Sa commande est reportée d’autant. Un e-mail parti ne se reprend pas.',
    unreached:
      'À appeler\u00A0: ceux qui ne reçoivent pas nos e-mails, et ceux dont la commande est livrée en deux fois.',
    confirm: 'Prévenir les clients et reporter',
    none: 'Plus aucune commande n’est promise pour ce jour.',
    done: {
      prevenus: 'Les clients sont prévenus et leurs commandes reportées.',
      restent:
        'Les clients qui peuvent l’être sont prévenus par e-mail. Appelez ceux qui restent ci-dessous.',
    },
    link: (orders: number) => `${orders}, à prévenir`,
  },
  postponed: {
    title: 'Commandes reportées',
    link: (orders: number) => counted(orders, 'reportée', 'reportées'),
    closed: (count: number) =>
      `${counted(count, 'commande promise', 'commandes promises')} pour ce jour ${
        count > 1 ? 'sont reportées' : 'est reportée'
      }, et ${count > 1 ? 'leurs clients sont prévenus' : 'son client est prévenu'}.`,
    open: (count: number) =>
      `${counted(count, 'commande promise', 'commandes promises')} pour ce jour ${
        count > 1 ? 'restent reportées' : 'reste reportée'
      }\u00A0: ${count > 1 ? 'leurs clients ont été prévenus' : 'son client a été prévenu'} d’un autre jour, et rouvrir n’y change rien. Appelez ${
        count > 1 ? 'ceux que vous pouvez servir plus tôt' : 'ce client si vous pouvez le servir plus tôt'
      }.`,
    see: (count: number) => (count > 1 ? 'Voir ces commandes' : 'Voir cette commande'),
  },
  otherDayPage: {
    title: (name: string) => `Autres horaires un jour, ${name}`,
    says: (usual: string) => `D’habitude\u00A0: ${usual}.`,
    orders: (count: number) =>
      `${counted(count, 'commande est déjà promise', 'commandes sont déjà promises')} pour ce jour et ${
        count > 1 ? 'restent dues' : 'reste due'
      }\u00A0: prévenez ${count > 1 ? 'les clients' : 'le client'} si l’heure promise ne tient plus.`,
    confirm: 'Enregistrer ces horaires',
  },
  weekPage: {
    title: (name: string) => `Horaires de la semaine, ${name}`,
    says: 'Les deux dernières heures servent quand le magasin ferme à midi\u00A0: sinon, laissez-les vides.',
    copyMonday: 'Copier lundi sur les autres jours ouverts',
    copied: 'Lundi est copié. Rien n’est encore enregistré.',
    standing: 'En place aujourd’hui, et différent de votre saisie\u00A0:',
  },
  times: ['Ouvre à', 'Ferme à', 'Rouvre à', 'Referme à'],
  timeFaults: {
    NONE: 'Donnez une heure, ou cochez «\u00A0Fermé\u00A0».',
    MISSING: 'Donnez cette heure.',
    BAD_TIME: 'Donnez une heure, par exemple 7:30.',
    NOT_AFTER: 'Donnez une heure plus tardive que la précédente.',
  },
  detailsPage: {
    title: (name: string) => `Coordonnées et services, ${name}`,
    standing: 'En place aujourd’hui\u00A0:',
  },
};
