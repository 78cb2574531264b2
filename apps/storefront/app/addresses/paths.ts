// Names -> addresses. Links anywhere in the shop are made here. What an address looks like is read from the route table
// by the compiler alone: a route that moves there is a type error here, and the browser gets no table.
import type { Address, RouteName } from './route-table.ts';

type InvoiceType = 'FACTURE' | 'AVOIR';
export type SheetKind = 'FT' | 'FDS';
export type StoresQuery = '' | `?${string}`;

const INVOICE_WORDS = { FACTURE: 'facture', AVOIR: 'avoir' } as const satisfies Record<InvoiceType, string>;
const SHEET_WORDS = { FT: 'technique', FDS: 'securite' } as const satisfies Record<SheetKind, string>;

/** Files the server hands out beside the pages: they stand in no table. */
export type FileAddress =
  `/documents/sheets.zip?${string}` | `/documents/orders/${string}.pdf` | `/documents/teintes/${string}.pdf`;

/** Any text after a slash fits the row of content, which would hold nobody to the table: it is added apart. */
export type Pages = Readonly<
  Record<string, (...asked: never[]) => Address<Exclude<RouteName, 'content'>> | FileAddress>
>;

const pages = {
  home: (): Address<'home'> => '/',
  cart: (): Address<'cart'> => '/cart',
  'quick-order': (): Address<'quick-order'> => '/commande-rapide',
  'quick-order-articles': (term: string): Address<'quick-order-articles'> =>
    `/commande-rapide/articles?q=${encodeURIComponent(term)}`,
  'quick-order-check': (): Address<'quick-order-check'> => '/commande-rapide/verification',
  search: (term?: string): Address<'search'> => (term ? `/search?q=${encodeURIComponent(term)}` : '/search'),
  noResult: (term: string): Address<'no-result-found'> => `/no-result-found?term=${encodeURIComponent(term)}`,
  suggestions: (term: string): Address<'search-suggestions'> =>
    `/recherche/suggestions?q=${encodeURIComponent(term)}`,
  catalogue: (): Address<'category-root'> => '/catalogue',
  promo: (): Address<'promo'> => '/promo',
  product: (slug: string): Address<'product'> => `/produit/${encodeURIComponent(slug)}`,
  'product-review': (slug: string): Address<'product-review'> => `/produit/${encodeURIComponent(slug)}/avis`,
  'product-sheet': (slug: string, kind: SheetKind): Address<'product-sheet'> =>
    `/produit/${encodeURIComponent(slug)}/fiche/${SHEET_WORDS[kind]}`,
  category: (urlPath: string, urlSuffix = ''): Address<'category'> => `/catalogue/${urlPath}${urlSuffix}`,
  calculator: (work?: string): Address<'calculator'> =>
    work ? `/calcul-quantite?ouvrage=${work}` : '/calcul-quantite',
  stores: (search: StoresQuery = ''): Address<'stores'> => `/magasins${search}`,
  store: (code: string): Address<'store'> => `/magasins/${encodeURIComponent(code)}`,
  chooseStore: (): Address<'choose-store'> => '/magasins/choix',
  places: (input: string, kind?: string): Address<'places'> =>
    `/magasins/lieux?q=${encodeURIComponent(input)}${kind ? `&kind=${kind}` : ''}`,
  compare: (
    back?: string | null,
    differencesOnly = false,
    tints: Readonly<Record<string, string>> = {},
  ): Address<'compare'> => {
    const params = new URLSearchParams({
      ...tints,
      ...(differencesOnly ? { differences: '1' } : {}),
      ...(back ? { retour: back } : {}),
    });
    return params.size > 0 ? `/comparateur?${params.toString()}` : '/comparateur';
  },
  siteMap: (): Address<'site-map'> => '/plan-du-site',
  accessibility: (): Address<'accessibility'> => '/accessibilite',
  consent: (): Address<'consent'> => '/consentement',
  contact: (motif?: string): Address<'contact'> =>
    motif ? `/contactez-nous?motif=${encodeURIComponent(motif)}` : '/contactez-nous',
  contactConfirmation: (): Address<'contact-confirmation'> => '/contact-confirmation',
  newsletter: (): Address<'newsletter'> => '/newsletter',
  checkout: (): Address<'checkout'> => '/checkout',
  'checkout-user-account': (): Address<'checkout-user-account'> => '/checkout/user-account',
  'checkout-shipping': (): Address<'checkout-shipping'> => '/checkout/shipping',
  'checkout-billing': (): Address<'checkout-billing'> => '/checkout/billing',
  'checkout-payment': (): Address<'checkout-payment'> => '/checkout/payment',
  'shipping-address': (back?: string): Address<'shipping-address'> =>
    back ? `/adresse-de-livraison?retour=${encodeURIComponent(back)}` : '/adresse-de-livraison',
  'thank-you': (order: string, signature: string): Address<'thank-you'> =>
    `/thank-you?${new URLSearchParams({ order, signature }).toString()}`,
  'thankcb-you': (order: string, signature: string): Address<'thankcb-you'> =>
    `/thankcb-you?${new URLSearchParams({ order, signature }).toString()}`,
  withdrawal: (order?: string): Address<'withdrawal'> =>
    order ? `/retractation?${new URLSearchParams({ order }).toString()}` : '/retractation',
  'sign-in': (back?: string | null): Address<'sign-in'> => withBack('/sign-in', back),
  resume: (): Address<'resume'> => '/reprise',
  'sign-out': (): Address<'sign-out'> => '/deconnexion',
  session: (): Address<'session'> => '/session',
  captcha: (): Address<'captcha'> => '/verification',
  'customer-acces-espace-pro': (back?: string | null): Address<'customer-acces-espace-pro'> =>
    withBack('/acces-espace-pro', back),
  register: (way?: string, back?: string | null): Address<'register'> =>
    withBack('/acces-espace-pro/inscription', back, way ? `profil=${way}` : ''),
  registerSiret: (siret: string, back?: string | null): Address<'register'> =>
    withBack('/acces-espace-pro/inscription', back, `siret=${encodeURIComponent(siret)}`),
  'offered-login': (back?: string | null): Address<'offered-login'> => withBack('/connexion-proposee', back),
  'registration-confirmed': (): Address<'registration-confirmed'> => '/registration-confirmed',
  'customer-my-general-conditions': (): Address<'customer-my-general-conditions'> =>
    '/customer/my-general-conditions',
  'customer-my-newsletter': (): Address<'customer-my-newsletter'> => '/customer/my-newsletter',
  'customer-company-proof': (): Address<'customer-company-proof'> => '/customer/mon-entreprise',
  'customer-my-data': (): Address<'customer-my-data'> => '/customer/my-data',
  'customer-data-file': (): Address<'customer-data-file'> => '/customer/my-data/export',
  'forgotten-password': (): Address<'forgotten-password'> => '/mot-de-passe-oublie',
  'reset-forgotten-password': (): Address<'reset-forgotten-password'> => '/reset-forgotten-password',
  'entered-password': (): Address<'entered-password'> => '/entered-password',
  'customer-dashboard': (): Address<'customer-dashboard'> => '/customer/dashboard',
  'customer-portfolio': (): Address<'customer-portfolio'> => '/customer/portefeuille',
  'customer-my-profile': (): Address<'customer-my-profile'> => '/customer/my-profile',
  'customer-addresses': (): Address<'customer-addresses'> => '/customer/addresses-details',
  'customer-address-create': (): Address<'customer-address-create'> => '/customer/addresses-details/create',
  'customer-address-edit': (id: number): Address<'customer-address-edit'> =>
    `/customer/addresses-details/edit/${id}`,
  'customer-order-history': (): Address<'customer-order-history'> => '/customer/order-history',
  'customer-order': (number: string): Address<'customer-order'> =>
    `/customer/order-history/${encodeURIComponent(number)}`,
  sheets: (of: { order: string } | { list: string }): FileAddress =>
    `/documents/sheets.zip?${new URLSearchParams(of).toString()}`,
  documents: (term?: string): Address<'documents'> =>
    term ? `/documents?q=${encodeURIComponent(term)}` : '/documents',
  orderDocument: (number: string): FileAddress => `/documents/orders/${encodeURIComponent(number)}.pdf`,
  'customer-order-paper': (number: string): Address<'customer-order-paper'> =>
    `/customer/order-history/${encodeURIComponent(number)}/document`,
  'customer-ask-quotation': (): Address<'customer-ask-quotation'> => '/customer/ask-quotation',
  'customer-my-quotations': (): Address<'customer-my-quotations'> => '/customer/my-quotations',
  'customer-quotation': (number: string): Address<'customer-quotation'> =>
    `/customer/my-quotations/${encodeURIComponent(number)}`,
  'customer-quotation-paper': (number: string): Address<'customer-quotation-paper'> =>
    `/customer/my-quotations/${encodeURIComponent(number)}/document`,
  'customer-my-invoices': (): Address<'customer-my-invoices'> => '/customer/my-invoices-and-credit-notes',
  'customer-invoice-paper': (type: InvoiceType, number: string): Address<'customer-invoice-paper'> =>
    `/customer/my-invoices-and-credit-notes/${INVOICE_WORDS[type]}/${encodeURIComponent(number)}`,
  'customer-my-frequent-purchases': (): Address<'customer-my-frequent-purchases'> =>
    '/customer/my-frequent-purchases',
  'customer-purchases-file': (): Address<'customer-purchases-file'> =>
    '/customer/my-frequent-purchases/export',
  'customer-my-wishlist': (list?: string): Address<'customer-my-wishlist'> =>
    list
      ? `/customer/my-wishlist?${new URLSearchParams({ liste: list }).toString()}`
      : '/customer/my-wishlist',
  /** Into a list: of a product its best article, or articles as `wishText` writes them. */
  'customer-wish': (wish?: { product: string } | { article: string }): Address<'customer-wish'> =>
    wish
      ? `/favoris/ajout?${new URLSearchParams('product' in wish ? { produit: wish.product } : wish).toString()}`
      : '/favoris/ajout',
  'approval-confirmation': (): Address<'approval-confirmation'> => '/approval-confirmation',
  'customer-my-requests': (): Address<'customer-my-requests'> => '/customer/my-requests',
  'customer-my-request': (id: string): Address<'customer-my-request'> =>
    `/customer/my-requests/${encodeURIComponent(id)}`,
  'customer-orders-to-approve': (): Address<'customer-orders-to-approve'> => '/customer/orders-to-approve',
  'customer-order-to-approve': (id: string): Address<'customer-order-to-approve'> =>
    `/customer/orders-to-approve-detail/${encodeURIComponent(id)}`,
  'customer-my-sub-accounts': (): Address<'customer-my-sub-accounts'> => '/customer/my-sub-accounts',
  'customer-create-sub-accounts': (): Address<'customer-create-sub-accounts'> =>
    '/customer/create-sub-accounts',
  'customer-update-sub-account': (id: string): Address<'customer-update-sub-account'> =>
    `/customer/update-sub-account/${encodeURIComponent(id)}`,
} as const satisfies Pages;

export const paths = {
  ...pages,
  content: (identifier: string): Address<'content'> => `/${identifier}`,
} as const;

export function invoiceTypeOf(word: string): InvoiceType | null {
  if (word === INVOICE_WORDS.FACTURE) return 'FACTURE';
  return word === INVOICE_WORDS.AVOIR ? 'AVOIR' : null;
}

export function sheetKindOf(word: string): SheetKind | null {
  if (word === SHEET_WORDS.FT) return 'FT';
  return word === SHEET_WORDS.FDS ? 'FDS' : null;
}

export type LinkedProduct = {
  url_key?: string | null | undefined;
  url_rewrites?: readonly ({ url?: string | null } | null)[] | null | undefined;
};

/** `/produit/{url_key}`, or built from the first url rewrite when the product has no key of its own. */
export function productPath(product: LinkedProduct): Address<'product' | 'category'> {
  if (product.url_key) return paths.product(product.url_key);
  const rewrite = product.url_rewrites?.[0]?.url;
  return rewrite ? `/produit/${rewrite.replace(/^\/+/, '')}` : paths.category('');
}

type Routed = {
  type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | null;
  relative_url: string | null;
  url_key?: string | null | undefined;
};

/** Where the storefront shows what the backend found at an address. */
export function routedPath({ type, relative_url: url, url_key: key }: Routed): string {
  const path = url ?? '';
  // The backend's address of a product may end with a suffix; ours never does.
  if (type === 'PRODUCT') return paths.product(key || path);
  return type === 'CATEGORY' ? paths.category(path) : paths.content(path);
}

type LinkedCategory = {
  url_path?: string | null | undefined;
  url_suffix?: string | null | undefined;
  custom_url?: string | null | undefined;
};

/** Content categories and special links lead to their own address, shop categories into the catalogue. */
export function categoryPath(category: LinkedCategory): string {
  if (category.custom_url) return category.custom_url;
  return paths.category(category.url_path ?? '', category.url_suffix ?? '');
}

/** The page to come back to goes along. */
function withBack<Page extends string>(
  page: Page,
  back: string | null | undefined,
  query = '',
): Page | `${Page}?${string}` {
  const asked = [query, back ? `back=${encodeURIComponent(back)}` : ''].filter(Boolean).join('&');
  return asked ? `${page}?${asked}` : page;
}
