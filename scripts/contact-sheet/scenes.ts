// Every screen and panel of the shop to photograph: the account, the address, and what is pressed first.
import type { Page } from '@playwright/test';
import type { PanelName } from '../../apps/storefront/app/panel-state/panel-names.ts';

export const ROLES = {
  visitor: null,
  /** Registers anew: the demo has no private account of its own. */
  private: 'register',
  blocked: 'lucie.armand@demo.valbrune.example',
  head: 'yann.kermarrec@demo.valbrune.example',
  /** The head of a small company, who has something in the cart. */
  buyer: 'paul.martin@demo.valbrune.example',
  foreman: 'gwen.lebihan@demo.valbrune.example',
  worker: 'ali.benali@demo.valbrune.example',
  bookkeeper: 'solene.riou@demo.valbrune.example',
  representative: 'sophie.delmas@demo.valbrune.example',
} as const satisfies Record<string, string | null>;

export type Role = keyof typeof ROLES;

export type Scene = {
  role: Role;
  path: string;
  /** The first link of the page whose address matches is followed. */
  link?: RegExp;
  act?: (page: Page) => Promise<void>;
  /** What shows that the act is done; a panel unless told. */
  shows?: 'application';
  /** Buttons that lead on to it, one after the other. */
  steps?: readonly string[];
  /** What only screens below 1024 px have, or only those from there on. */
  only?: 'narrow' | 'wide';
};

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  };

/** One after the other. */
const presses =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await press(name)(page);
    }
  };

/** A drawn room is opened, and its wall painted. */
const paintSampleWall = async (page: Page): Promise<void> => {
  await press('Un salon')(page);
  const stage = page.getByRole('application').getByRole('button');
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  await stage.click({ position: { x: (box?.width ?? 0) * 0.6, y: (box?.height ?? 0) * 0.25 } });
  await page
    .getByText(/\d+\s% de la photo/)
    .first()
    .waitFor();
};

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const CHOSEN = `${PAINT}?couleur=blanc&conditionnement=10-l`;
const CEILING = '/produit/ardelis-serena-peinture-plafond-mate';

const one = (role: Role, path: string, more: Omit<Scene, 'role' | 'path'> = {}): readonly Scene[] => [
  { role, path, ...more },
];

/** By the route's name. A route of the table that is missing here makes the check fail. */
export const routeScenes: Readonly<Record<string, readonly Scene[]>> = {
  home: [...one('visitor', '/'), ...one('head', '/'), ...one('private', '/')],
  'category-root': one('visitor', '/catalogue'),
  category: [
    ...one('visitor', '/catalogue/peinture-interieure'),
    ...one('head', '/catalogue/facade/peinture-de-facade'),
    ...one('worker', '/catalogue/ite/isolants'),
  ],
  search: one('visitor', '/search?q=peinture+facade'),
  promo: one('visitor', '/promo'),
  product: [
    ...one('visitor', CHOSEN),
    ...one('head', `${PAINT}?teinte=RAL+7016&conditionnement=10-l&quantite=3`),
    ...one('worker', CEILING),
    ...one('visitor', '/produit/isothea-systeme-m-panneau-pse-gris?couleur=120-mm'),
    ...one('visitor', '/produit/valbrune-essentiel-chaussures-de-securite-s3'),
  ],
  'product-review': one('head', `${PAINT}/avis`),
  'product-sheet': [
    ...one('visitor', `${PAINT}/fiche/technique`),
    ...one('visitor', `${PAINT}/fiche/securite`),
  ],
  'no-result-found': one('visitor', '/no-result-found?term=zzz'),
  cart: [...one('visitor', '/cart'), ...one('buyer', '/cart'), ...one('worker', '/cart')],
  'checkout-user-account': one('visitor', '/checkout/user-account'),
  'checkout-shipping': one('buyer', '/checkout/shipping'),
  'checkout-billing': one('buyer', '/checkout/shipping', { steps: ['Continuer'] }),
  'checkout-payment': one('buyer', '/checkout/shipping', { steps: ['Continuer', 'Continuer'] }),
  'shipping-address': one('head', '/adresse-de-livraison'),
  'sign-in': one('visitor', '/sign-in'),
  'customer-acces-espace-pro': one('visitor', '/acces-espace-pro'),
  register: one('visitor', '/acces-espace-pro/inscription?profil=particulier'),
  'forgotten-password': one('visitor', '/mot-de-passe-oublie'),
  'reset-forgotten-password': one('visitor', '/reset-forgotten-password'),
  'reset-password': one('visitor', '/reset-password?token=jeton-inconnu'),
  'create-password': one('visitor', '/customer/account/createPassword?token=jeton-inconnu'),
  'entered-password': one('visitor', '/entered-password'),
  'registration-confirmed': one('visitor', '/registration-confirmed'),
  contact: one('visitor', '/contactez-nous'),
  'contact-confirmation': one('visitor', '/contact-confirmation'),
  'customer-dashboard': [
    ...one('head', '/customer/dashboard'),
    ...one('private', '/customer/dashboard'),
    ...one('worker', '/customer/dashboard'),
    ...one('bookkeeper', '/customer/dashboard'),
    ...one('blocked', '/customer/dashboard'),
  ],
  'customer-my-profile': one('head', '/customer/my-profile'),
  'customer-my-general-conditions': one('head', '/customer/my-general-conditions'),
  'customer-portfolio': one('representative', '/customer/portefeuille'),
  'company-proof': one('visitor', '/preuve-entreprise?key=cle-inconnue'),
  'customer-my-data': one('private', '/customer/my-data'),
  'customer-addresses': one('head', '/customer/addresses-details'),
  'customer-address-create': one('private', '/customer/addresses-details/create'),
  'customer-address-edit': one('head', '/customer/addresses-details', { link: /addresses-details\/edit\// }),
  'customer-my-newsletter': one('head', '/customer/my-newsletter'),
  'customer-my-wishlist': one('head', '/customer/my-wishlist'),
  'customer-wish': one('head', '/favoris/ajout?produit=P101000'),
  'customer-my-reviews': one('head', '/customer/my-reviews'),
  'customer-order-history': [
    ...one('head', '/customer/order-history'),
    ...one('worker', '/customer/order-history'),
  ],
  'customer-order': one('head', '/customer/order-history', { link: /\/order-history\/\w/ }),
  'customer-order-paper': one('head', '/customer/order-history/W26100049/document'),
  'customer-quotation-paper': one('head', '/customer/my-quotations/D26400090/document'),
  'customer-invoice-paper': [
    ...one('bookkeeper', '/customer/my-invoices-and-credit-notes', { link: /\/facture\/F/ }),
    ...one('head', '/customer/my-invoices-and-credit-notes', { link: /\/avoir\/A/ }),
  ],
  'customer-my-invoices': one('bookkeeper', '/customer/my-invoices-and-credit-notes'),
  'customer-my-frequent-purchases': one('head', '/customer/my-frequent-purchases'),
  'customer-my-tints': one('head', '/customer/my-tints'),
  'customer-my-quotations': one('head', '/customer/my-quotations'),
  'customer-quotation': one('head', '/customer/my-quotations', { link: /\/my-quotations\/\w/ }),
  'customer-my-sub-accounts': one('head', '/customer/my-sub-accounts'),
  'customer-create-sub-accounts': one('head', '/customer/create-sub-accounts'),
  'customer-update-sub-account': one('head', '/customer/my-sub-accounts', { link: /update-sub-account\// }),
  'customer-orders-to-approve': one('head', '/customer/orders-to-approve'),
  'customer-order-to-approve': one('head', '/customer/orders-to-approve', {
    link: /orders-to-approve-detail\//,
  }),
  'customer-my-requests': one('foreman', '/customer/my-requests'),
  'customer-my-request': one('foreman', '/customer/my-requests', { link: /\/my-requests\/\w/ }),
  'colour-chart': one('visitor', '/nuancier'),
  'colour-products': one('visitor', '/nuancier/ral-5009/produits'),
  colour: [
    ...one('visitor', '/nuancier/ral-7016?avec=ral+9016'),
    ...one('visitor', '/nuancier/vb-bl010'),
    ...one('visitor', '/nuancier/bleu'),
  ],
  'compare-tints': one('visitor', '/nuancier/comparer?teintes=ral-7016,vb-gr080,ral-7026,vb-gr240'),
  'colour-finder': one('visitor', '/nuancier/trouver?couleur=2E5978'),
  'wall-trial': [
    ...one('visitor', '/nuancier/essai?teinte=ral-5009'),
    ...one('visitor', '/nuancier/essai?teinte=ral-3000', { act: paintSampleWall, shows: 'application' }),
  ],
  calculator: [
    ...one('visitor', '/calcul-quantite?ouvrage=papier-peint&perimetre=14'),
    ...one('visitor', '/calcul-quantite?ouvrage=ite&base=40&fenetres=8&portes=2'),
  ],
  documents: one('visitor', '/documents?q=P102000'),
  compare: one('visitor', '/comparateur'),
  'quick-order': one('head', '/commande-rapide'),
  withdrawal: one('private', '/retractation'),
  newsletter: one('visitor', '/newsletter'),
  'newsletter-confirmation': one('visitor', '/newsletter/confirmation?token=jeton-inconnu'),
  'newsletter-end': one('visitor', '/newsletter/desinscription?token=jeton-inconnu'),
  stores: one('visitor', '/magasins'),
  store: one('visitor', '/magasins/VB006'),
  'site-map': one('visitor', '/plan-du-site'),
  accessibility: one('visitor', '/accessibilite'),
  consent: one('visitor', '/consentement'),
  content: [...one('visitor', '/livraison'), ...one('visitor', '/cette-page-n-existe-pas')],
};

/** Routes of the table that show no picture of their own, and why. */
export const withoutPicture: Readonly<Record<string, string>> = {
  'home-alias': 'the home page under another address',
  'page-alias': 'the home page under another address',
  checkout: 'leads to the first step that is open',
  'customer-company-proof':
    'needs a company whose proof is awaited: screens/customers/registration/company-proof.test.ts',
  customer: 'leads to the dashboard',
  'customer-ask-quotation': 'needs a filled cart: server/quotations pages and the cart’s own',
  'thank-you': 'needs an order that was just placed: e2e/checkout.spec.ts',
  'thankcb-you': 'needs a card payment that was just made: e2e/card-waiting.spec.ts',
  'approval-confirmation': 'needs a request that was just made: e2e/company.spec.ts',
  'offered-login': 'needs another site’s link: e2e/signing-in.spec.ts',
  resume: 'needs a form whose session has ended: e2e/resuming.spec.ts',
};

/** A panel, or why it has no picture. */
export const panelScenes: Readonly<Record<PanelName, Scene | string>> = {
  login: { role: 'visitor', path: '/livraison', act: press(/^(Compte|Espace pro)/), only: 'narrow' },
  password: { role: 'head', path: '/customer/my-profile', act: press('Modifier mon mot de passe') },
  'account-information': {
    role: 'head',
    path: '/customer/dashboard',
    act: press('Voir les informations du compte'),
  },
  approval: 'needs a cart above a ceiling: e2e/company.spec.ts',
  pending: 'needs a cart that waits for approval: e2e/company.spec.ts',
  'order-reject': {
    role: 'head',
    path: '/customer/orders-to-approve',
    link: /orders-to-approve-detail\//,
    act: press(/^(Refuser|Rejeter)/),
  },
  'delete-sub-account': { role: 'head', path: '/customer/my-sub-accounts', act: press(/^Supprimer/) },
  siret: { role: 'visitor', path: '/acces-espace-pro', act: press('Créer mon compte professionnel') },
  'client-code': { role: 'visitor', path: '/acces-espace-pro', act: press('J’ai déjà un compte en magasin') },
  menu: { role: 'visitor', path: '/', act: press(/menu/i), only: 'narrow' },
  store: { role: 'visitor', path: '/', act: press(/^Choisir (un|mon) magasin/) },
  'change-shop-confirmation': 'needs a cart and a store: e2e/stores.spec.ts',
  'quantity-calculator': { role: 'visitor', path: CHOSEN, act: press('Calculer la quantité') },
  'paint-calculation-info': {
    role: 'visitor',
    path: CHOSEN,
    act: presses('Calculer la quantité', 'Comment c’est calculé'),
  },
  'colour-chart': { role: 'visitor', path: PAINT, act: press(/nuancier|teinte/i) },
  filter: { role: 'visitor', path: '/catalogue/peinture-interieure', act: press(/^Filtrer/), only: 'narrow' },
  contact: { role: 'visitor', path: '/livraison', act: press('Écrivez-nous') },
  newsletter: { role: 'visitor', path: '/livraison', act: press('S’inscrire') },
  cart: { role: 'visitor', path: '/livraison', act: press(/panier/i) },
  'add-to-cart': { role: 'buyer', path: CHOSEN, act: press('Ajouter au panier') },
  wishlist: { role: 'head', path: '/livraison', act: press(/favoris/i), only: 'wide' },
  'add-to-wishlist': { role: 'head', path: CHOSEN, act: press(/^Ajouter (à|aux) (mes )?favoris/) },
  'create-wishlist': { role: 'head', path: '/customer/my-wishlist', act: press(/^(Créer|Nouvelle)/) },
  'rename-wishlist': { role: 'head', path: '/customer/my-wishlist', act: press('Renommer') },
  'shipping-address': 'needs a cart for delivery: e2e/ordering-once.spec.ts',
  sort: { role: 'visitor', path: '/catalogue/peinture-interieure', act: press(/^Trier/), only: 'narrow' },
};
