// Every address of the shop: path, name, layout, guard, and the screen that answers.
import type { Guard } from '@nuancier/domain/customers/rights/route-guard.ts';

/** `account` is the frame of the customer's pages inside the default one. */
type Layout = 'default' | 'account' | 'full-width' | 'checkout' | 'none';

export type RouteRow = {
  path: string;
  name: string;
  layout: Layout;
  guard?: Guard;
  screen: string;
  /** Shows public data only, so that the rendered page can be cached and shared between visitors. */
  cached?: true;
};

// prettier-ignore
const rows = [
  { path: '/', name: 'home', layout: 'full-width', screen: 'screens/content/home-screen.tsx', cached: true },
  { path: '/Home', name: 'home-alias', layout: 'full-width', screen: 'screens/content/home-screen.tsx', cached: true },
  { path: '/Page', name: 'page-alias', layout: 'full-width', screen: 'screens/content/home-screen.tsx', cached: true },
  { path: '/catalogue', name: 'category-root', layout: 'default', screen: 'screens/catalogue/catalogue-screen.tsx', cached: true },
  { path: '/catalogue/*', name: 'category', layout: 'default', screen: 'screens/catalogue/category-screen.tsx', cached: true },
  { path: '/search', name: 'search', layout: 'default', screen: 'screens/search/search-screen.tsx', cached: true },
  { path: '/promo', name: 'promo', layout: 'default', screen: 'screens/search/promo-screen.tsx', cached: true },
  { path: '/produit/:slug?', name: 'product', layout: 'default', screen: 'screens/catalogue/product-screen.tsx', cached: true },
  // Beyond the specification: the form that the product page leads to.
  { path: '/produit/:slug/avis', name: 'product-review', layout: 'default', screen: 'screens/reviews/write-review-screen.tsx' },
  // Beyond the specification: a product's sheets as pages, beside their PDF.
  { path: '/produit/:slug/fiche/:kind', name: 'product-sheet', layout: 'default', screen: 'screens/catalogue/product-sheet-screen.tsx', cached: true },
  { path: '/no-result-found', name: 'no-result-found', layout: 'default', screen: 'screens/search/no-result-screen.tsx', cached: true },
  { path: '/cart', name: 'cart', layout: 'default', screen: 'screens/cart/cart-screen.tsx' },
  { path: '/approval-confirmation', name: 'approval-confirmation', layout: 'default', guard: 'is-sub-account', screen: 'screens/approvals/approval-confirmation-screen.tsx' },
  { path: '/checkout', name: 'checkout', layout: 'checkout', screen: 'screens/checkout/checkout-screen.ts' },
  { path: '/checkout/user-account', name: 'checkout-user-account', layout: 'checkout', screen: 'screens/checkout/user-account-screen.tsx' },
  { path: '/checkout/shipping', name: 'checkout-shipping', layout: 'checkout', screen: 'screens/checkout/shipping-screen.tsx' },
  { path: '/checkout/billing', name: 'checkout-billing', layout: 'checkout', screen: 'screens/checkout/billing-screen.tsx' },
  { path: '/checkout/payment', name: 'checkout-payment', layout: 'checkout', screen: 'screens/checkout/payment-screen.tsx' },
  // Beyond the specification: twin without script of the shipping-address panel.
  { path: '/adresse-de-livraison', name: 'shipping-address', layout: 'checkout', screen: 'screens/checkout/shipping-address-screen.tsx' },
  { path: '/thank-you', name: 'thank-you', layout: 'checkout', screen: 'screens/checkout/thank-you-screen.tsx' },
  { path: '/thankcb-you', name: 'thankcb-you', layout: 'checkout', screen: 'screens/checkout/thankcb-you-screen.tsx' },
  { path: '/connect-as/:token', name: 'connect-as', layout: 'none', screen: 'screens/customers/sessions/connect-as.ts' },
  { path: '/sign-in', name: 'sign-in', layout: 'default', guard: 'is-guest', screen: 'screens/customers/sessions/sign-in-screen.tsx' },
  // Where a link of another site that would sign in asks first.
  { path: '/connexion-proposee', name: 'offered-login', layout: 'default', screen: 'screens/customers/sessions/offered-login-screen.tsx' },
  { path: '/acces-espace-pro', name: 'customer-acces-espace-pro', layout: 'default', guard: 'is-guest', screen: 'screens/customers/registration/pro-access-screen.tsx' },
  // The steps of a registration: also the twins without script of the SIRET and client-code panels.
  { path: '/acces-espace-pro/inscription', name: 'register', layout: 'default', guard: 'is-guest', screen: 'screens/customers/registration/register-screen.tsx' },
  { path: '/mot-de-passe-oublie', name: 'forgotten-password', layout: 'default', guard: 'is-guest', screen: 'screens/customers/passwords/forgotten-password-screen.tsx' },
  { path: '/reset-forgotten-password', name: 'reset-forgotten-password', layout: 'default', guard: 'is-guest', screen: 'screens/customers/passwords/reset-forgotten-password-screen.tsx' },
  { path: '/reset-password', name: 'reset-password', layout: 'default', screen: 'screens/customers/passwords/reset-password-screen.tsx' },
  { path: '/customer/account/createPassword', name: 'create-password', layout: 'default', screen: 'screens/customers/passwords/reset-password-screen.tsx' },
  { path: '/entered-password', name: 'entered-password', layout: 'default', guard: 'is-guest', screen: 'screens/customers/passwords/entered-password-screen.tsx' },
  { path: '/registration-confirmed', name: 'registration-confirmed', layout: 'default', guard: 'is-guest', screen: 'screens/customers/registration/registration-confirmed-screen.tsx' },
  { path: '/contactez-nous', name: 'contact', layout: 'default', screen: 'screens/customers/contact/contact-screen.tsx', cached: true },
  { path: '/contact-confirmation', name: 'contact-confirmation', layout: 'default', screen: 'screens/customers/contact/contact-confirmation-screen.tsx' },
  { path: '/customer', name: 'customer', layout: 'default', guard: 'is-authenticated', screen: 'screens/customers/account/account-screen.ts' },
  { path: '/customer/dashboard', name: 'customer-dashboard', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/account/dashboard-screen.tsx' },
  { path: '/customer/my-profile', name: 'customer-my-profile', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/account/profile-screen.tsx' },
  { path: '/customer/my-general-conditions', name: 'customer-my-general-conditions', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/account/conditions-screen.tsx' },
  // Beyond the specification: a sales representative's desk.
  { path: '/customer/portefeuille', name: 'customer-portfolio', layout: 'account', guard: 'is-representative', screen: 'screens/customers/account/portfolio-screen.tsx' },
  // Beyond the specification: what waits until a company has confirmed the account, and where its mail leads.
  { path: '/customer/mon-entreprise', name: 'customer-company-proof', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/registration/company-proof-screen.tsx' },
  { path: '/preuve-entreprise', name: 'company-proof', layout: 'default', screen: 'screens/customers/registration/answer-proof-screen.tsx' },
  // Beyond the specification: one's data as a file, and the end of the account.
  { path: '/customer/my-data', name: 'customer-my-data', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/account/my-data-screen.tsx' },
  { path: '/customer/my-data/export', name: 'customer-data-file', layout: 'none', guard: 'is-authenticated', screen: 'screens/customers/account/my-data-file.ts' },
  { path: '/customer/addresses-details', name: 'customer-addresses', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/addresses/addresses-screen.tsx' },
  { path: '/customer/addresses-details/create', name: 'customer-address-create', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/addresses/create-address-screen.tsx' },
  { path: '/customer/addresses-details/edit/:addressId', name: 'customer-address-edit', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/addresses/edit-address-screen.tsx' },
  // Beyond the specification: the signed-in cart, for links in mails.
  { path: '/customer/panier', name: 'customer-cart', layout: 'none', guard: 'is-authenticated', screen: 'screens/cart/own-cart.ts' },
  { path: '/customer/my-newsletter', name: 'customer-my-newsletter', layout: 'account', guard: 'is-authenticated', screen: 'screens/customers/newsletter/my-newsletter-screen.tsx' },
  { path: '/customer/my-wishlist', name: 'customer-my-wishlist', layout: 'account', guard: 'is-authenticated', screen: 'screens/wishlists/wishlist-screen.tsx' },
  // The add panel without script. Without a guard: the screen itself logs who comes without having signed in.
  { path: '/favoris/ajout', name: 'customer-wish', layout: 'default', screen: 'screens/wishlists/add-to-wishlist-screen.tsx' },
  { path: '/customer/my-reviews', name: 'customer-my-reviews', layout: 'account', guard: 'is-authenticated', screen: 'screens/reviews/my-reviews-screen.tsx' },
  { path: '/customer/order-history', name: 'customer-order-history', layout: 'account', guard: 'may-view-orders', screen: 'screens/orders/order-history-screen.tsx' },
  { path: '/customer/order-history/:orderId', name: 'customer-order', layout: 'account', guard: 'may-view-order', screen: 'screens/orders/order-screen.tsx' },
  // Beyond the specification: a customer's papers as pages, beside their PDF.
  { path: '/customer/order-history/:orderId/document', name: 'customer-order-paper', layout: 'account', guard: 'may-view-order', screen: 'screens/orders/order-paper-screen.tsx' },
  { path: '/customer/my-quotations/:quotationId/document', name: 'customer-quotation-paper', layout: 'account', guard: 'may-view-quotations', screen: 'screens/quotations/quotation-paper-screen.tsx' },
  { path: '/customer/my-invoices-and-credit-notes/:type/:number', name: 'customer-invoice-paper', layout: 'account', guard: 'may-view-invoices', screen: 'screens/invoices/invoice-paper-screen.tsx' },
  { path: '/customer/my-invoices-and-credit-notes', name: 'customer-my-invoices', layout: 'account', guard: 'may-view-invoices', screen: 'screens/invoices/invoices-screen.tsx' },
  { path: '/customer/my-frequent-purchases', name: 'customer-my-frequent-purchases', layout: 'account', guard: 'may-view-listing', screen: 'screens/orders/frequent-purchases-screen.tsx' },
  // Beyond the specification: the listing of purchases as a file for spreadsheets.
  { path: '/customer/my-frequent-purchases/export', name: 'customer-purchases-file', layout: 'none', guard: 'may-view-listing', screen: 'screens/orders/purchases-file.ts' },
  // Beyond the specification: every tint one has bought, found again, and as a file.
  { path: '/customer/my-tints', name: 'customer-my-tints', layout: 'account', guard: 'may-view-orders', screen: 'screens/orders/my-tints-screen.tsx' },
  { path: '/customer/my-tints/export', name: 'customer-tints-file', layout: 'none', guard: 'may-view-orders', screen: 'screens/orders/tints-file.ts' },
  // Beyond the specification: a request for a quotation of what the cart holds.
  { path: '/customer/ask-quotation', name: 'customer-ask-quotation', layout: 'account', guard: 'may-ask-quotation', screen: 'screens/quotations/ask-quotation-screen.tsx' },
  { path: '/customer/my-quotations', name: 'customer-my-quotations', layout: 'account', guard: 'may-view-quotations', screen: 'screens/quotations/quotations-screen.tsx' },
  { path: '/customer/my-quotations/:quotationId', name: 'customer-quotation', layout: 'account', guard: 'may-view-quotations', screen: 'screens/quotations/quotation-screen.tsx' },
  { path: '/customer/my-sub-accounts', name: 'customer-my-sub-accounts', layout: 'account', guard: 'is-dirigeant-account', screen: 'screens/sub-accounts/my-sub-accounts-screen.tsx' },
  { path: '/customer/create-sub-accounts', name: 'customer-create-sub-accounts', layout: 'account', guard: 'is-dirigeant-account', screen: 'screens/sub-accounts/create-sub-account-screen.tsx' },
  { path: '/customer/update-sub-account/:subAccountId', name: 'customer-update-sub-account', layout: 'account', guard: 'is-dirigeant-account', screen: 'screens/sub-accounts/update-sub-account-screen.tsx' },
  { path: '/customer/orders-to-approve', name: 'customer-orders-to-approve', layout: 'account', guard: 'may-approve', screen: 'screens/approvals/orders-to-approve-screen.tsx' },
  { path: '/customer/orders-to-approve-detail/:orderId', name: 'customer-order-to-approve', layout: 'account', guard: 'may-approve', screen: 'screens/approvals/order-to-approve-screen.tsx' },
  // Beyond the specification: what a sub-account asked for, and what became of it.
  { path: '/customer/my-requests', name: 'customer-my-requests', layout: 'account', guard: 'is-sub-account', screen: 'screens/approvals/my-requests-screen.tsx' },
  { path: '/customer/my-requests/:orderId', name: 'customer-my-request', layout: 'account', guard: 'is-sub-account', screen: 'screens/approvals/my-request-screen.tsx' },
  { path: '/nuancier', name: 'colour-chart', layout: 'default', screen: 'screens/catalogue/colour/colour-chart-screen.tsx', cached: true },
  // Beyond the specification: a page for each colour of the charts, and up to four of them side by side.
  { path: '/nuancier/comparer', name: 'compare-tints', layout: 'default', screen: 'screens/catalogue/colour/compare-tints-screen.tsx' },
  // Beyond the specification: from a colour to the nearest tints, and a tint on a photographed wall. Any colour may be
  // asked for, so that these pages are not cached.
  { path: '/nuancier/trouver', name: 'colour-finder', layout: 'default', screen: 'screens/catalogue/colour/colour-finder-screen.tsx' },
  { path: '/nuancier/essai', name: 'wall-trial', layout: 'default', screen: 'screens/catalogue/colour/wall-trial-screen.tsx' },
  { path: '/nuancier/:code', name: 'colour', layout: 'default', screen: 'screens/catalogue/colour/colour-screen.tsx', cached: true },
  // Beyond the specification: what can be made in a colour.
  { path: '/nuancier/:code/produits', name: 'colour-products', layout: 'default', screen: 'screens/catalogue/colour/colour-products-screen.tsx', cached: true },
  // Beyond the specification: quantities reckoned without a product, and the whole system of an external insulation.
  { path: '/calcul-quantite', name: 'calculator', layout: 'default', screen: 'screens/catalogue/calculator-screen.tsx' },
  // Beyond the specification: sheets found by product or reference.
  { path: '/documents', name: 'documents', layout: 'default', screen: 'screens/catalogue/documents-screen.tsx' },
  // Beyond the specification: Magento's compare lists.
  { path: '/comparateur', name: 'compare', layout: 'default', screen: 'screens/compare/compare-screen.tsx' },
  // Beyond the specification: a list of references and quantities, straight into the cart.
  { path: '/commande-rapide', name: 'quick-order', layout: 'default', screen: 'screens/cart/quick-order-screen.tsx' },
  // What its page proposes while one types, and what it makes of the list so far: data, no pages.
  { path: '/commande-rapide/articles', name: 'quick-order-articles', layout: 'none', screen: 'screens/cart/quick-order-articles.ts' },
  { path: '/commande-rapide/verification', name: 'quick-order-check', layout: 'none', screen: 'screens/cart/quick-order-check.ts' },
  // Beyond the specification: the law wants consumers to find it from every page, signed in or not.
  { path: '/retractation', name: 'withdrawal', layout: 'default', screen: 'screens/orders/withdrawal-screen.tsx' },
  // The newsletter panel without script, and where the links of its mails lead.
  { path: '/newsletter', name: 'newsletter', layout: 'default', screen: 'screens/customers/newsletter/newsletter-screen.tsx' },
  { path: '/newsletter/confirmation', name: 'newsletter-confirmation', layout: 'default', screen: 'screens/customers/newsletter/newsletter-confirmation-screen.tsx' },
  { path: '/newsletter/desinscription', name: 'newsletter-end', layout: 'default', screen: 'screens/customers/newsletter/newsletter-end-screen.tsx' },
  // Beyond the specification: twins without script of the store panel and of the menu, and where the
  // forms of consent and of the selectors are sent.
  { path: '/magasins', name: 'stores', layout: 'default', screen: 'screens/stores/stores-screen.tsx', cached: true },
  { path: '/magasins/:code', name: 'store', layout: 'default', screen: 'screens/stores/store-screen.tsx', cached: true },
  { path: '/magasins/choix', name: 'choose-store', layout: 'none', screen: 'screens/stores/choose-store.ts' },
  // What the store search proposes while one types: data, no page.
  { path: '/magasins/lieux', name: 'places', layout: 'none', screen: 'screens/stores/places.ts' },
  { path: '/plan-du-site', name: 'site-map', layout: 'default', screen: 'screens/site/site-map-screen.tsx', cached: true },
  // Beyond the specification: the declaration the law asks for, reckoned from the criteria, with the editors' words.
  { path: '/accessibilite', name: 'accessibility', layout: 'default', screen: 'screens/site/accessibility-screen.tsx', cached: true },
  { path: '/consentement', name: 'consent', layout: 'default', screen: 'screens/site/consent-screen.tsx' },
  { path: '/preferences', name: 'preferences', layout: 'none', screen: 'screens/site/preferences-screen.ts' },
  // A form whose session has ended: one signs in again and it is sent once more.
  { path: '/reprise', name: 'resume', layout: 'default', screen: 'screens/customers/sessions/resume-screen.tsx' },
  // Where the sign-out buttons are sent.
  { path: '/deconnexion', name: 'sign-out', layout: 'none', screen: 'screens/customers/sessions/sign-out.ts' },
  // Data route that extends a session about to end.
  { path: '/session', name: 'session', layout: 'none', screen: 'screens/customers/sessions/session.ts' },
  // The challenge of a form that was asked for a proof: data, no page.
  { path: '/verification', name: 'captcha', layout: 'none', screen: 'screens/customers/sessions/captcha.ts' },
  // What the header's search shows while one types: data, no page.
  { path: '/recherche/suggestions', name: 'search-suggestions', layout: 'none', screen: 'screens/search/suggestions.ts' },
  { path: '/robots.txt', name: 'robots', layout: 'none', screen: 'screens/site/robots.ts' },
  { path: '/sitemap.xml', name: 'sitemap', layout: 'none', screen: 'screens/site/sitemap.ts' },
  { path: '/sitemaps/:file', name: 'sitemap-file', layout: 'none', screen: 'screens/site/sitemap.ts' },
  // Last, because every other address is a content page or nothing.
  { path: '/*', name: 'content', layout: 'default', screen: 'screens/content/content-screen.tsx', cached: true },
] as const satisfies readonly RouteRow[];

export const routeTable: readonly RouteRow[] = rows;

type Row = (typeof rows)[number];

export type RouteName = Row['name'];

/** What the addresses of a route look like, with or without a query. */
export type Address<Name extends RouteName> = WithQuery<Filled<Extract<Row, { name: Name }>['path']>>;

type WithQuery<Path extends string> = Path | `${Path}?${string}`;

/** A pattern's parameters may be any text; an optional one may be missing. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/:${string}/${infer After}`
  ? Filled<`${Before}/${string}/${After}`>
  : Pattern extends `${infer Before}/:${infer Last}`
    ? Last extends `${string}?`
      ? Before | `${Before}/${string}`
      : `${Before}/${string}`
    : Pattern extends `${infer Before}/*`
      ? `${Before}/${string}`
      : Pattern;
