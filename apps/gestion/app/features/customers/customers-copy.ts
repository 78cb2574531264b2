import type { CustomerAtTheDeskFragment, ShopCustomersQueryVariables } from '../../../generated/documents.ts';
import { countWords } from '../office/words/count-words.ts';

type List = ShopCustomersQueryVariables['list'];
type Filter = NonNullable<ShopCustomersQueryVariables['filter']>;
type Mark = CustomerAtTheDeskFragment['marks'][number];
type Role = NonNullable<CustomerAtTheDeskFragment['role']>;
type Right = CustomerAtTheDeskFragment['rights'][number];

const NO_BREAK = '\u00A0';

export const customersCopy = {
  title: 'Clients',
  lists: { societes: 'Sociétés', personnes: 'Personnes' } satisfies Record<List, string>,
  listsLabel: 'Sociétés ou personnes',
  areasLabel: 'Ce que les clients attendent',
  linkRequests: 'Demandes de rattachement',
  messages: 'Messages',
  reviews: 'Avis',
  count: countWords,
  search: 'Chercher',
  searchHint: 'Nom, société, ville, code client, e-mail, téléphone, SIRET',
  filter: 'Montrer',
  everything: { societes: 'Toutes les sociétés', personnes: 'Toutes les personnes' } satisfies Record<
    List,
    string
  >,
  filters: {
    particuliers: 'Particuliers',
    professionnels: 'Professionnels',
    fermes: 'Comptes fermés ou suspendus',
    clients: 'Clientes',
    prospects: 'Prospects',
    en_retard: 'Avec une facture échue',
  } satisfies Record<Filter, string>,
  find: 'Chercher',
  clear: 'Effacer la recherche',
  pages: 'Pages',
  next: 'Page suivante',
  previous: 'Page précédente',
  columns: {
    name: 'Nom',
    company: 'Société',
    contact: 'Contact',
    clientCode: 'Code client',
    store: 'Magasin',
    state: 'Particularités',
    city: 'Ville',
  },
  nothing: '–',
  empty: {
    societes: 'Aucune société n’est encore de votre ressort.',
    personnes: 'Aucun client n’est encore de votre ressort.',
  } satisfies Record<List, string>,
  noMatch: (list: string) => `Rien ne correspond dans «${NO_BREAK}${list}${NO_BREAK}».`,
  otherList: (list: string, count: string) => `Voir «${NO_BREAK}${list}${NO_BREAK}»${NO_BREAK}: ${count}`,
  marks: {
    ferme: 'Compte fermé',
    suspendu: 'Suspendu',
    non_confirme: 'E-mail non confirmé',
    rattachement: 'Rattachement demandé',
    prospect: 'Prospect',
    en_retard: 'Facture échue',
  } satisfies Record<Mark, string>,
  roles: {
    Dirigeant: 'Dirigeant',
    Subaccount: 'Sous-compte',
    Commercial: 'Commercial',
    Manager: 'Gérant',
  } satisfies Record<Role, string>,
  privateCustomer: 'Particulier',
  rights: {
    is_view_price: 'voit les prix',
    is_view_order: 'voit les commandes',
    is_view_invoices: 'voit les factures',
    is_view_quotations: 'voit les devis',
    is_view_outstanding: 'voit l’encours',
    is_view_listing: 'voit les listes',
    is_validate_order: 'commande sans validation',
    is_notification_order: 'reçoit les e-mails de commande',
    is_pay_cd: 'paie par carte',
    is_pay_outstanding: 'paie en compte',
  } satisfies Record<Right, string>,
  everyRight: 'tous les droits',
  noRight: 'Aucun droit donné',
  ceiling: (amount: string) => `plafond par commande${NO_BREAK}: ${amount} HT`,
  everyOrder: 'aucune commande sans accord',
  budget: (amount: string) => `budget du mois${NO_BREAK}: ${amount} HT`,
};
