import type { PriceRange } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { SortName } from '@nuancier/domain/search/listing/sort-options.ts';

const NBSP = '\u00a0';
const euros = (amount: string | undefined) => `${Number(amount).toLocaleString('fr-FR')}${NBSP}€`;

export const listingCopy = {
  /** After a number of products: « Sol » is a range and a use. */
  ofRange: ' du rayon',
  products: 'Produits',
  filters: 'Filtrer',
  filtersInUse: (count: number) => `Filtrer (${count})`,
  showResults: (count: number) => {
    if (count === 0) return 'Aucun résultat';
    return count === 1 ? 'Afficher le résultat' : `Afficher les ${count.toLocaleString('fr-FR')} résultats`;
  },
  filtersReset: 'Tout effacer',
  filterActive: 'Filtres actifs',
  removeFilter: (label: string) => `Retirer le filtre ${label}`,
  priceRange: ({ from, to }: PriceRange) => {
    if (from === undefined) return `jusqu’à ${euros(to)}`;
    return to === undefined ? `à partir de ${euros(from)}` : `de ${euros(from)} à ${euros(to)}`;
  },
  priceOf: (taxLabel: string) => `Prix ${taxLabel}`,
  priceFrom: 'Prix minimal en euros',
  priceTo: 'Prix maximal en euros',
  priceApply: 'OK',
  seeMore: (count: number) => `Voir plus (${count})`,
  sort: 'Trier par',
  sortShort: 'Trier',
  sorts: {
    default: 'Pertinence',
    name_asc: 'Nom de A à Z',
    name_desc: 'Nom de Z à A',
    price_asc: 'Prix croissant',
    price_desc: 'Prix décroissant',
  } satisfies Record<SortName, string>,
  perPageCount: (count: number) => `${count} par page`,
  apply: 'Appliquer',
  modes: 'Présentation',
  adviceTitle: `Un doute sur le produit${NBSP}?`,
  adviceLink: 'Demander conseil',
  grid: 'Grille',
  list: 'Liste',
  pagination: 'Pages de résultats',
  goToPage: (page: number) => `Page ${page}`,
  previous: 'Page précédente',
  next: 'Page suivante',
  categoryEmpty: 'Aucun produit dans cette catégorie pour le moment.',
  filteredEmpty: 'Aucun produit ne correspond à tous vos filtres.',
  filteredEmptyHelp: 'Retirez un filtre ou effacez-les tous pour revoir la liste entière.',
  promoEmpty: 'Aucune promotion en ce moment.',
  otherCategories: 'Voir tout le catalogue',
} as const;
