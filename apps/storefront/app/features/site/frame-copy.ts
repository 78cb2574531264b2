import { formatNumber } from '@nuancier/ui/text/format.ts';
// Words of the header, the menus and the footer. Keys with an English original in the specification keep it in
// `keys`, for `data-message-key`.
const NBSP = '\u00a0';

export const frameCopy = {
  skipToContent: 'Aller au contenu',
  newTab: 'nouvel onglet',
  helpAndFaq: 'Aide et FAQ',
  download: 'Télécharger',
  currency: 'Devise',
  site: 'Boutique',
  change: 'Changer',
  changeOf: (what: string) => `Changer${NBSP}: ${what}`,
  topBar: 'Aide',
  mainMenu: 'Catalogue',
  contentMenu: 'Services et conseils',
  actions: 'Compte et panier',
  logoAlt: 'Retour à l’accueil',
  chooseStore: 'Choisir mon magasin',
  currentStore: (name: string) => `Mon magasin${NBSP}: ${name}`,
  thisTime: (name: string) => `${name}, pour cet achat`,
  storeThisTime: (name: string) => `Magasin${NBSP}: ${name}`,
  search: 'Rechercher',
  searchPlaceholder: 'Rechercher un produit, une référence, une marque…',
  searchOpen: 'Afficher la recherche',
  searchClose: 'Masquer la recherche',
  account: 'Mon compte',
  accountGuest: 'Espace pro',
  favourites: 'Mes favoris',
  cart: 'Mon panier',
  cartCount: (count: number) =>
    count > 1
      ? `${formatNumber(count)}${NBSP}articles dans le panier`
      : `${formatNumber(count)}${NBSP}article dans le panier`,
  promo: 'Promo',
  menu: 'Menu',
  menuOpen: 'Ouvrir le menu',
  back: 'Retour',
  backToCart: 'Retour au panier',
  seeAll: 'Voir tout',
  seeAllOf: (name: string) => `Voir tout${NBSP}: ${name}`,
  bottomBar: 'Raccourcis',
  bottomHome: 'Accueil',
  bottomMenu: 'Menu',
  bottomFavourites: 'Favoris',
  bottomAccount: 'Compte',
  bottomCart: 'Panier',
} as const;

/** The specification's English originals. */
export const frameKeys = {
  helpAndFaq: 'Help & FAQs',
  download: 'Download',
  seeAll: 'See all',
  bottomHome: 'Home',
  bottomMenu: 'Menu',
  bottomFavourites: 'Favourites',
  bottomAccount: 'Account',
  bottomCart: 'Cart',
} as const;
