import type { ShopQuotationsQuery } from '../../../generated/documents.ts';
import { countWords } from '../office/words/count-words.ts';

type Tab = ShopQuotationsQuery['shopQuotations']['counts'][number]['tab'];

const NO_BREAK = '\u00A0';

export const quotationsCopy = {
  title: 'Devis',
  tabsLabel: 'Où en sont les devis',
  tabs: {
    a_repondre: 'Demandés',
    brouillons: 'Brouillons',
    envoyes: 'Envoyés',
    repondus: 'Réponses récentes',
    a_commander: 'Acceptés, à commander',
    acceptes: 'Acceptés',
    refuses: 'Refusés',
    expires: 'Expirés',
    tous: 'Tous',
  } satisfies Record<Tab, string>,
  count: countWords,
  write: 'Nouveau devis',
  search: 'Chercher',
  searchHint: 'Numéro, objet, société, ville, code client, nom, e-mail',
  store: 'Magasin du client',
  allSellers: 'Tout le monde',
  find: 'Chercher',
  clear: 'Effacer la recherche',
  pages: 'Pages',
  next: 'Page suivante',
  previous: 'Page précédente',
  columns: {
    number: 'Devis',
    customer: 'Client',
    label: 'Objet',
    status: 'État',
    validUntil: 'Valable jusqu’au',
    seller: 'Rédigé par',
    total: 'Total HT',
  },
  empty: {
    a_repondre: 'Aucun devis demandé n’attend sa réponse.',
    brouillons: 'Aucun brouillon.',
    envoyes: 'Aucun devis n’attend de réponse.',
    repondus: 'Aucun client n’a accepté ni refusé de devis ces sept derniers jours.',
    a_commander: 'Aucun devis accepté n’attend sa commande.',
    acceptes: 'Aucun devis accepté.',
    refuses: 'Aucun devis refusé.',
    expires: 'Aucun devis expiré.',
    tous: 'Aucun devis.',
  } satisfies Record<Tab, string>,
  noMatch: (words: string) => `Rien ne correspond à «${NO_BREAK}${words}${NO_BREAK}» dans cet onglet.`,
  noneSo: 'Aucun devis de cette personne dans cet onglet.',
  searchAll: 'Chercher dans tous les devis',
  fresh: {
    title: 'Nouveau devis',
    says: 'Cherchez le client, puis choisissez-le. Le devis reste un brouillon, invisible pour lui, jusqu’à son envoi.',
    search: 'Client ou société',
    searchHint: 'Nom, société, ville, code client ou e-mail',
    label: 'Objet du devis',
    labelHint: 'Le client le lit : « Ravalement de l’école ».',
    choose: (name: string) => `Rédiger pour ${name}`,
    none: (words: string) =>
      `Aucun client de votre ressort ne correspond à «${NO_BREAK}${words}${NO_BREAK}».`,
    noneNext: 'Essayez un autre mot, ou son adresse e-mail.',
    results: 'Clients trouvés',
    back: 'Revenir aux devis',
  },
};
