// Names -> addresses. Links anywhere in the shop are made here, so that a route can move in one place.

type InvoiceType = 'FACTURE' | 'AVOIR';
export type SheetKind = 'FT' | 'FDS';

const INVOICE_WORDS = { FACTURE: 'facture', AVOIR: 'avoir' } as const satisfies Record<InvoiceType, string>;
const SHEET_WORDS = { FT: 'technique', FDS: 'securite' } as const satisfies Record<SheetKind, string>;

export const paths = {
  home: () => '/',
  cart: () => '/cart',
  'quick-order': () => '/commande-rapide',
  'quick-order-articles': (term: string) => `/commande-rapide/articles?q=${encodeURIComponent(term)}`,
  'quick-order-check': () => '/commande-rapide/verification',
  search: (term?: string) => (term ? `/search?q=${encodeURIComponent(term)}` : '/search'),
  noResult: (term: string) => `/no-result-found?term=${encodeURIComponent(term)}`,
  suggestions: (term: string) => `/recherche/suggestions?q=${encodeURIComponent(term)}`,
  catalogue: () => '/catalogue',
  promo: () => '/promo',
  product: (slug: string) => `/produit/${encodeURIComponent(slug)}`,
  'product-review': (slug: string) => `/produit/${encodeURIComponent(slug)}/avis`,
  'product-sheet': (slug: string, kind: SheetKind) =>
    `/produit/${encodeURIComponent(slug)}/fiche/${SHEET_WORDS[kind]}`,
  category: (urlPath: string, urlSuffix = '') => `/catalogue/${urlPath}${urlSuffix}`,
  calculator: (work?: string) => (work ? `/calcul-quantite?ouvrage=${work}` : '/calcul-quantite'),
  content: (identifier: string) => `/${identifier}`,
  stores: (search = '') => `/magasins${search}`,
  store: (code: string) => `/magasins/${encodeURIComponent(code)}`,
  chooseStore: () => '/magasins/choix',
  places: (input: string, kind?: string) =>
    `/magasins/lieux?q=${encodeURIComponent(input)}${kind ? `&kind=${kind}` : ''}`,
  compare: (back?: string | null, differencesOnly = false, tints: Readonly<Record<string, string>> = {}) => {
    const params = new URLSearchParams({
      ...tints,
      ...(differencesOnly ? { differences: '1' } : {}),
      ...(back ? { retour: back } : {}),
    });
    return `/comparateur${params.size > 0 ? `?${params.toString()}` : ''}`;
  },
  siteMap: () => '/plan-du-site',
  accessibility: () => '/accessibilite',
  consent: () => '/consentement',
  contact: (motif?: string) =>
    motif ? `/contactez-nous?motif=${encodeURIComponent(motif)}` : '/contactez-nous',
  contactConfirmation: () => '/contact-confirmation',
  newsletter: () => '/newsletter',
  checkout: () => '/checkout',
  'checkout-user-account': () => '/checkout/user-account',
  'checkout-shipping': () => '/checkout/shipping',
  'checkout-billing': () => '/checkout/billing',
  'checkout-payment': () => '/checkout/payment',
  'shipping-address': (back?: string) =>
    back ? `/adresse-de-livraison?retour=${encodeURIComponent(back)}` : '/adresse-de-livraison',
  'thank-you': (order: string, signature: string) =>
    `/thank-you?${new URLSearchParams({ order, signature }).toString()}`,
  'thankcb-you': (order: string, signature: string) =>
    `/thankcb-you?${new URLSearchParams({ order, signature }).toString()}`,
  withdrawal: (order?: string) =>
    order ? `/retractation?${new URLSearchParams({ order }).toString()}` : '/retractation',
  'sign-in': (back?: string | null) => withBack('/sign-in', back),
  resume: () => '/reprise',
  'sign-out': () => '/deconnexion',
  session: () => '/session',
  captcha: () => '/verification',
  'customer-acces-espace-pro': (back?: string | null) => withBack('/acces-espace-pro', back),
  register: (way?: string, back?: string | null) =>
    withBack(`/acces-espace-pro/inscription${way ? `?profil=${way}` : ''}`, back),
  registerSiret: (siret: string, back?: string | null) =>
    withBack(`/acces-espace-pro/inscription?siret=${encodeURIComponent(siret)}`, back),
  'offered-login': (back?: string | null) => withBack('/connexion-proposee', back),
  'registration-confirmed': () => '/registration-confirmed',
  'customer-my-general-conditions': () => '/customer/my-general-conditions',
  'customer-my-newsletter': () => '/customer/my-newsletter',
  'customer-company-proof': () => '/customer/mon-entreprise',
  'customer-my-data': () => '/customer/my-data',
  'customer-data-file': () => '/customer/my-data/export',
  'forgotten-password': () => '/mot-de-passe-oublie',
  'reset-forgotten-password': () => '/reset-forgotten-password',
  'entered-password': () => '/entered-password',
  'customer-dashboard': () => '/customer/dashboard',
  'customer-portfolio': () => '/customer/portefeuille',
  'customer-my-profile': () => '/customer/my-profile',
  'customer-addresses': () => '/customer/addresses-details',
  'customer-address-create': () => '/customer/addresses-details/create',
  'customer-address-edit': (id: number) => `/customer/addresses-details/edit/${id}`,
  'customer-order-history': () => '/customer/order-history',
  'customer-order': (number: string) => `/customer/order-history/${encodeURIComponent(number)}`,
  sheets: (of: { order: string } | { list: string }) =>
    `/documents/sheets.zip?${new URLSearchParams(of).toString()}`,
  documents: (term?: string) => (term ? `/documents?q=${encodeURIComponent(term)}` : '/documents'),
  orderDocument: (number: string) => `/documents/orders/${encodeURIComponent(number)}.pdf`,
  'customer-order-paper': (number: string) =>
    `/customer/order-history/${encodeURIComponent(number)}/document`,
  'customer-my-quotations': () => '/customer/my-quotations',
  'customer-quotation': (number: string) => `/customer/my-quotations/${encodeURIComponent(number)}`,
  'customer-quotation-paper': (number: string) =>
    `/customer/my-quotations/${encodeURIComponent(number)}/document`,
  'customer-my-invoices': () => '/customer/my-invoices-and-credit-notes',
  'customer-invoice-paper': (type: InvoiceType, number: string) =>
    `/customer/my-invoices-and-credit-notes/${INVOICE_WORDS[type]}/${encodeURIComponent(number)}`,
  'customer-my-frequent-purchases': () => '/customer/my-frequent-purchases',
  'customer-purchases-file': () => '/customer/my-frequent-purchases/export',
  'customer-my-wishlist': (list?: string) =>
    list
      ? `/customer/my-wishlist?${new URLSearchParams({ liste: list }).toString()}`
      : '/customer/my-wishlist',
  /** Into a list: of a product its best article, or articles as `wishText` writes them. */
  'customer-wish': (wish?: { product: string } | { article: string }) =>
    wish
      ? `/favoris/ajout?${new URLSearchParams('product' in wish ? { produit: wish.product } : wish).toString()}`
      : '/favoris/ajout',
  'approval-confirmation': () => '/approval-confirmation',
  'customer-my-requests': () => '/customer/my-requests',
  'customer-my-request': (id: string) => `/customer/my-requests/${encodeURIComponent(id)}`,
  'customer-orders-to-approve': () => '/customer/orders-to-approve',
  'customer-order-to-approve': (id: string) => `/customer/orders-to-approve-detail/${encodeURIComponent(id)}`,
  'customer-my-sub-accounts': () => '/customer/my-sub-accounts',
  'customer-create-sub-accounts': () => '/customer/create-sub-accounts',
  'customer-update-sub-account': (id: string) => `/customer/update-sub-account/${encodeURIComponent(id)}`,
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
export function productPath(product: LinkedProduct): string {
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
function withBack(path: string, back: string | null | undefined): string {
  if (!back) return path;
  return `${path}${path.includes('?') ? '&' : '?'}back=${encodeURIComponent(back)}`;
}
