import type { SalesReportQueryVariables } from '../../../generated/documents.ts';

type By = SalesReportQueryVariables['by'];

export const reportsCopy = {
  title: 'Rapports',
  reportsLabel: 'Rapports',
  sales: 'Ventes',
  waysLabel: 'Ventes',
  lastDays: (days: number) => `${days} derniers jours`,
  ways: {
    day: 'Par jour',
    store: 'Par magasin',
    universe: 'Par univers',
    customer: 'Par client',
    person: 'Par commercial',
  } satisfies Record<By, string>,
  first: {
    day: 'Jour',
    store: 'Magasin',
    universe: 'Univers',
    customer: 'Client',
    person: 'Commercial',
  } satisfies Record<By, string>,
  since: 'Du',
  until: 'Au',
  show: 'Afficher',
  table: 'Ventes',
  columns: {
    orders: 'Commandes',
    ht: 'Ventes HT, port compris',
    ttc: 'Ventes TTC, port compris',
    refunds: 'Remboursé TTC',
  },
  /** of universes: a line has no share of the port */
  goods: 'Marchandises HT',
  total: 'Total',
  none: '–',
  empty: 'Aucune vente sur cette période.',
  refused: { text: 'Rien n’est compté', key: 'REPORT_REFUSED' },
  shown: (shown: number, all: string) =>
    `Les ${shown} premiers sur ${all}\u00A0; le total les compte tous. CSV pour tout.`,
  definition: 'Ce qui est compté',
  definitions: [
    'Les commandes passées entre ces deux jours, à l’heure de Paris, les deux compris. Une commande annulée n’est pas comptée, ni celle qui attend la validation de sa société.',
    'Chaque commande compte au jour où elle a été passée, pour ce qu’il en reste aujourd’hui\u00A0: annulée plus tard, en entier ou en partie, ou un article remplacé par un moins cher, elle fait baisser les ventes de ce jour passé, même déjà relevées.',
    'Ventes HT, port compris\u00A0: marchandises moins remises, plus le port. Ventes TTC\u00A0: les mêmes, avec la TVA.',
    'Remboursé\u00A0: ce qui a été rendu aux clients, TTC, même si la commande est plus ancienne ou annulée\u00A0: sur une carte, au jour où la banque l’a rendu\u00A0; à la suite d’un retour (caisse, virement, avoir), au jour où il a été noté\u00A0; par un avoir, à sa date. Un avoir qui ne fait que constater ce qui a déjà été rendu n’est pas compté deux fois. Ce n’est pas retiré des ventes.',
  ],
  ofUniverse:
    'Marchandises HT\u00A0: lignes, remises déduites, sans le port\u00A0; un produit compte dans l’univers de sa première catégorie. Une commande de plusieurs univers est comptée dans chacun, et une fois au total.',
  ofPerson:
    'Par personne\u00A0: qui a passé la commande au nom du client, le commercial lui-même ou la personne de l’équipe entrée à sa place. Les commandes d’avant que ce soit noté restent au nom du commercial.',
};
