import type { ShopOrdersQuery, ShopOrdersQueryVariables } from '../../../generated/documents.ts';
import { countWords } from '../office/words/count-words.ts';

type Money = NonNullable<ShopOrdersQueryVariables['money']>;
type Tab = ShopOrdersQuery['shopOrders']['counts'][number]['tab'];

const NO_BREAK = '\u00A0';

export const ordersCopy = {
  title: 'Commandes',
  tabsLabel: 'Où en sont les commandes',
  tabs: {
    a_preparer: 'À préparer',
    en_cours: 'En cours',
    pretes: 'Prêtes',
    en_retard: 'En retard',
    toutes: 'Toutes',
  } satisfies Record<Tab, string>,
  /** of the page, where one of them is open */
  titles: {
    a_preparer: 'Commandes à préparer',
    en_cours: 'Commandes en cours',
    pretes: 'Commandes prêtes',
    en_retard: 'Commandes en retard',
    toutes: 'Commandes',
  } satisfies Record<Tab, string>,
  count: countWords,
  search: 'Chercher',
  searchHint: 'Numéro, nom, société, téléphone, référence, code-barres',
  since: 'Du',
  until: 'Au',
  find: 'Chercher',
  clear: 'Effacer la recherche',
  next: 'Page suivante',
  previous: 'Page précédente',
  pages: 'Pages',
  columns: {
    due: 'Promise pour',
    number: 'Commande',
    customer: 'Client',
    goods: 'Articles',
    status: 'État',
    picker: 'Préparée par',
    payment: 'Règlement',
    store: 'Magasin',
  },
  late: 'En retard',
  noPromise: 'Sans heure promise',
  today: (hour: string) => `Aujourd’hui à${NO_BREAK}${hour}`,
  left: (time: string) => `dans ${time}`,
  overdue: (time: string) => `passée depuis ${time}`,
  deliveredOn: (day: string) => `Livraison le ${day}`,
  goods: (lines: number, packs: number) =>
    `${lines} ${lines > 1 ? 'lignes' : 'ligne'}, ${packs} ${packs > 1 ? 'conditionnements' : 'conditionnement'}`,
  tinted: (lines: number) => `${lines} à teinter`,
  toCollect: (amount: string) => `${amount} à encaisser`,
  toGiveBack: (amount: string) => `${amount} à rembourser`,
  total: (amount: string) => `${amount} TTC`,
  toPutBack: `Remboursée${NO_BREAK}: à remettre en rayon`,
  putBack: 'Remettre en rayon et clore',
  atHour: (hour: string) => `à${NO_BREAK}${hour}`,
  started: (at: string, name: string | null) => `Préparation commencée ${at} par ${name ?? 'vous'}`,
  pickedBy: (name: string, since: string) => `${name}, commencée à ${since}`,
  pickedBySelf: (since: string) => `Vous, commencée à ${since}`,
  empty: {
    a_preparer: 'Rien à préparer.',
    en_cours: 'Aucune préparation en cours.',
    pretes: 'Aucune commande n’attend son client.',
    en_retard: 'Aucune commande en retard.',
    toutes: 'Aucune commande.',
  } satisfies Record<Tab, string>,
  noMatch: (words: string) => `Rien ne correspond à «${NO_BREAK}${words}${NO_BREAK}» dans cet onglet.`,
  noneThen: 'Aucune commande de ces dates dans cet onglet.',
  searchAll: 'Chercher dans toutes les commandes',
  sections: {
    late: 'En retard',
    to_prepare: 'À préparer',
    in_preparation: 'En préparation',
    ready: 'Prêtes, en attente du client',
  },
  money: 'Règlement à suivre',
  anyMoney: 'Tous les règlements',
  owing: {
    a_rembourser: 'À rembourser',
    virement_attendu: 'Virement attendu',
  } satisfies Record<Money, string>,
  noneOwing: 'Aucune commande à ce règlement dans cet onglet.',
};
