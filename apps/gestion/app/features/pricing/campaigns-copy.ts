import type { CampaignFault } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignFactsFragment, CampaignWholeFragment } from '../../../generated/documents.ts';
import { countWords } from '../office/words/count-words.ts';

type Phase = CampaignFactsFragment['phase'];
type Kind = CampaignFactsFragment['kind'];
type Fault = CampaignWholeFragment['faults'][number]['fault'];

const articles = (count: number) =>
  count > 1 ? `${count.toLocaleString('fr-FR')}\u00A0articles` : `${count}\u00A0article`;

export const campaignsCopy = {
  title: 'Campagnes',
  makeNew: 'Nouvelle campagne',
  tabsLabel: 'Où en sont les campagnes',
  all: 'Toutes',
  phases: {
    brouillon: 'Brouillon',
    a_venir: 'À venir',
    en_cours: 'En cours',
    terminee: 'Terminée',
  } satisfies Record<Phase, string>,
  tabs: {
    brouillon: 'Brouillons',
    a_venir: 'À venir',
    en_cours: 'En cours',
    terminee: 'Terminées',
  } satisfies Record<Phase, string>,
  kinds: { PROMOTION: 'Promotion', DESTOCK: 'Déstockage' } satisfies Record<Kind, string>,
  stopped: 'Arrêtée avant son terme',
  count: countWords,
  search: 'Chercher une campagne',
  searchHint: 'Son nom, en tout ou en partie',
  find: 'Chercher',
  clear: 'Effacer la recherche',
  pages: 'Pages',
  next: 'Page suivante',
  first: 'Revenir au début',
  columns: {
    name: 'Campagne',
    kind: 'Type',
    days: 'Jours',
    value: 'Réduction',
    articles: 'Articles',
    phase: 'État',
    changed: 'Dernier changement',
  },
  empty: {
    brouillon: 'Aucun brouillon.',
    a_venir: 'Aucune campagne à venir.',
    en_cours: 'Aucune campagne en cours.',
    terminee: 'Aucune campagne terminée.',
  } satisfies Record<Phase, string>,
  byFile: {
    says: (count: number, more: boolean) =>
      count === 1 && !more
        ? '1 article est aussi réduit aujourd’hui par le fichier des prix, sans campagne.'
        : `${countWords(count, more)} articles sont aussi réduits aujourd’hui par le fichier des prix, sans campagne.`,
    where:
      'Leurs promotions et déstockages viennent de votre logiciel de gestion et se changent dans son fichier.',
    imports: 'Voir les fichiers de prix reçus',
  },
  none: 'Aucune campagne pour le moment.',
  noneNext: 'Une campagne réduit le prix de plusieurs articles entre deux dates, pour tous les clients.',
  noMatch: (words: string) => `Aucune campagne ne correspond à «\u00A0${words}\u00A0» ici.`,
  searchAll: 'Chercher dans toutes les campagnes',
  days: (from: string, to: string) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
  margin: (percent: string) => `${percent.replace('-', '−')}\u00A0%`,
  percent: (percent: string) => `−${percent}\u00A0%`,
  price: (amount: string) => `${amount}\u00A0HT`,
  by: (name: string, moment: string) => `${name}, le ${moment}`,
  back: 'Revenir aux campagnes',
  toCampaign: 'Revenir à la campagne',
  rule: 'Articles concernés',
  rules: {
    categories: 'Rayons',
    brands: 'Marques',
    statuses: 'Statuts de gamme',
    references: 'Références',
  },
  /** Said of what is out of range only where it was chosen. */
  statuses: {
    P: 'Permanent',
    S: 'Suivi',
    V: 'Sur commande',
    U: 'Jusqu’à épuisement',
    O: 'Hors gamme',
  } as Readonly<Record<string, string>>,
  andMore: (count: number) => `et ${count.toLocaleString('fr-FR')} de plus`,
  found: (all: number, fit: number) =>
    all === 0
      ? 'La règle ne trouve aucun article.'
      : all === fit
        ? `La règle trouve ${articles(all)}, qui ${all > 1 ? 'peuvent tous être annoncés' : 'peut être annoncé'}.`
        : `La règle trouve ${articles(all)}\u00A0: ${articles(fit)} à annoncer, ${all - fit} à écarter.`,
  tooMany: 'La règle trouve plus de 10\u00A0000 articles\u00A0: précisez-la, ou faites plusieurs campagnes.',
  announced: (count: number) => `${articles(count)} ${count > 1 ? 'annoncés' : 'annoncé'}.`,
  thirtyDays:
    'Une réduction s’annonce par rapport au plus bas prix des trente jours qui la précèdent (article L112-1-1 du Code de la consommation).',
  onlyFaulty: 'Voir seulement les articles à écarter',
  allArticles: 'Voir tous les articles',
  articleColumns: {
    article: 'Article',
    price: 'Prix public HT',
    lowest: 'Plus bas, 30 jours',
    reduced: 'Prix réduit HT',
    percent: 'Remise',
    margin: 'Marge',
    state: 'Contrôle',
  },
  faults: {
    no_price: 'Sans prix public',
    not_lower: 'Prix réduit pas plus bas que le prix public',
    reduced_already: 'Déjà en réduction, en cours ou à venir',
    no_price_before: 'Aucun prix dans les 30 jours d’avant',
    not_below_lowest: 'Pas plus bas que le plus bas prix des 30 jours',
  } satisfies Record<Fault, string>,
  faultCount: (count: number, words: string) => `${count.toLocaleString('fr-FR')}\u00A0: ${words}`,
  leftOut: 'À écarter',
  fit: 'Conforme',
  held: 'Prix en place',
  notHeld: 'Remplacé par un fichier de prix',
  over: 'Rendu à son prix public',
  unknown: '–',
  acts: { change: 'Modifier', schedule: 'Programmer', stop: 'Arrêter', discard: 'Supprimer le brouillon' },
  form: {
    newTitle: 'Nouvelle campagne',
    changeTitle: (name: string) => `Modifier «\u00A0${name}\u00A0»`,
    says: 'La campagne reste un brouillon, sans effet en boutique, jusqu’à ce que vous la programmiez.',
    name: 'Nom de la campagne',
    nameHint: 'Il n’est lu que par l’équipe.',
    kind: 'Type',
    from: 'Premier jour',
    to: 'Dernier jour, compris',
    percent: 'Remise en pour cent',
    percentHint: 'Par exemple 15 ou 12,5. Laissez vide pour donner un prix.',
    price: 'Ou prix réduit, hors taxes',
    priceHint: 'Du conditionnement, le même pour tous les articles. Par exemple 19,90.',
    which: 'Quels articles',
    whichSays:
      'Les articles qui répondent à tout ce que vous choisissez ici, et les références que vous nommez en plus. Un rayon comprend tout ce qui est dessous.',
    references: 'Références en plus',
    referencesHint: 'Articles ou produits, séparés par des espaces, des virgules ou des retours à la ligne.',
    chosen: (words: string, count: number, isFeminine: boolean) =>
      count === 0 ? words : `${words} (${count} choisi${isFeminine ? 'e' : ''}${count > 1 ? 's' : ''})`,
    save: 'Enregistrer et voir l’aperçu',
    badPercent: 'Saisissez un nombre, par exemple 12,5.',
    badPrice: 'Saisissez une somme, par exemple 19,90.',
    noValue: 'Donnez une remise, ou un prix réduit.',
    twoValues: 'Donnez soit une remise, soit un prix réduit, pas les deux.',
    faults: {
      CAMPAIGN_NAME: 'Donnez un nom de 80 caractères au plus.',
      CAMPAIGN_DAYS: 'Donnez un jour du calendrier.',
      CAMPAIGN_ENDS_FIRST: 'Le dernier jour vient avant le premier.',
      CAMPAIGN_PERCENT: 'Une remise va de 0,01 à 90\u00A0%.',
      CAMPAIGN_PRICE: 'Le prix réduit est une somme de plus de zéro.',
      CAMPAIGN_NO_RULE: 'Choisissez un rayon, une marque ou un statut, ou nommez des références.',
      CAMPAIGN_TOO_LONG_RULE: 'Au plus 2\u00A0000 références, et 200 rayons, marques ou statuts.',
    } satisfies Record<CampaignFault, string>,
  },
  scheduling: {
    title: (name: string) => `Programmer «\u00A0${name}\u00A0»`,
    says: (count: number, days: string) =>
      `${articles(count)} ${count > 1 ? 'passent' : 'passe'} à prix réduit dans la boutique ${days} compris, pour tous les clients qui ne paient pas déjà moins. Une campagne programmée ne se modifie plus\u00A0; elle peut être arrêtée.`,
    none: 'Aucun article ne peut être annoncé. Modifiez la campagne.',
    left: (count: number) =>
      `${articles(count)} ne ${count > 1 ? 'peuvent' : 'peut'} pas être ${count > 1 ? 'annoncés' : 'annoncé'} en réduction\u00A0:`,
    leaveOut: (count: number) => `Programmer sans ${count > 1 ? `ces ${count} articles` : 'cet article'}`,
    confirm: 'Programmer la campagne',
    closed: 'Cette campagne n’est plus un brouillon\u00A0: elle ne peut plus être programmée.',
  },
  stopping: {
    title: (name: string) => `Arrêter «\u00A0${name}\u00A0»`,
    running: (count: number) =>
      `${articles(count)} ${count > 1 ? 'reviennent à leur' : 'revient à son'} prix public dans la boutique dès maintenant, paniers compris. Une campagne arrêtée ne repart pas.`,
    coming: 'La campagne ne commencera pas. Elle ne pourra plus être programmée.',
    confirm: 'Arrêter la campagne',
    closed: 'Cette campagne n’est ni à venir ni en cours\u00A0: il n’y a rien à arrêter.',
  },
  discarding: {
    title: (name: string) => `Supprimer «\u00A0${name}\u00A0»`,
    says: 'Le brouillon disparaît. Aucun prix ne change.',
    confirm: 'Supprimer le brouillon',
    closed: 'Cette campagne n’est plus un brouillon\u00A0: elle reste dans la liste.',
  },
  done: {
    enregistree: 'Le brouillon est enregistré. Vérifiez l’aperçu, puis programmez la campagne.',
    programmee: 'La campagne est programmée.',
    arretee: 'La campagne est arrêtée, les prix publics sont revenus.',
    supprimee: 'Le brouillon est supprimé.',
  },
};

export function doneWords(address: URLSearchParams): string | null {
  return Object.entries(campaignsCopy.done).find(([name]) => name === address.get('fait'))?.[1] ?? null;
}
