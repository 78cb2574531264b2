// The addresses of the back office, below its base.

export const BASE = '/gestion';

/** Of the list, as a file: not a page, so with the base before it. */
export const ordersFile = (search: string): string => `${BASE}/fichiers/commandes.csv${search}`;

/** A list as a file, narrowed as it is on the screen; what is not said is left out. */
export function listFile(
  file: string,
  said: Readonly<Record<string, string | number | boolean | null>>,
): string {
  const given = Object.entries(said).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return `${BASE}/fichiers/${file}${query === '' ? '' : `?${query}`}`;
}

export const returnsFile = (search: string): string => `${BASE}/fichiers/retours.csv${search}`;

type PicturePlace = { reference: string; position: number; read: string };

export const paths = {
  signIn: (back?: string) => (back === undefined ? '/entrer' : `/entrer?retour=${encodeURIComponent(back)}`),
  /** What was typed when a session had ended waits there. */
  resume: (to?: string) =>
    to === undefined ? '/entrer/reprise' : `/entrer/reprise?vers=${encodeURIComponent(to)}`,
  secondFactor: (back: string | null = null) =>
    back === null ? '/entrer/code' : `/entrer/code?retour=${encodeURIComponent(back)}`,
  enrolment: () => '/entrer/second-facteur',
  /** Left by a link that loads a document: the directory is another site. */
  directoryDeparture: (back: string | null) =>
    back === null ? '/entrer/annuaire' : `/entrer/annuaire?retour=${encodeURIComponent(back)}`,
  directoryEntry: (answer: string) => `/entrer/annuaire/suite${answer}`,
  signedOut: () => '/entrer?note=sorti',
  directorySignOut: () => '/sortir/annuaire',
  forgottenPassword: () => '/mot-de-passe',
  signOut: () => '/sortir',
  /** Asked to stay, by a page whose session is about to end. */
  session: () => '/session',
  /** Not the base itself: the router asks for its data beside it, where the cookie of the session does not go. */
  home: (back: string | null = null) =>
    back === null ? '/accueil' : `/accueil?retour=${encodeURIComponent(back)}`,
  today: () => '/aujourdhui',
  counter: () => '/comptoir',
  orders: () => '/commandes',
  /** Of several at once: `numero` for each of them. */
  printingSeveral: () => '/commandes/impression',
  order: (number: string): string => `/commandes/${encodeURIComponent(number)}`,
  preparation: (number: string): string => `${paths.order(number)}/preparation`,
  substitute: (number: string, position: number): string => `${paths.order(number)}/remplacement/${position}`,
  /** What is told of a part before the rest is there. */
  partly: (number: string): string => `${paths.order(number)}/partie`,
  handOver: (number: string): string => `${paths.order(number)}/remise`,
  printing: (number: string): string => `${paths.order(number)}/impression`,
  takingBack: (number: string): string => `${paths.order(number)}/reprise`,
  cancelling: (number: string): string => `${paths.order(number)}/annulation`,
  cancellingLines: (number: string): string => `${paths.order(number)}/annulation-partielle`,
  settling: (number: string): string => `${paths.order(number)}/rendu`,
  refund: (number: string): string => `${paths.order(number)}/remboursement`,
  shelf: () => '/catalogue',
  shelfProduct: (sku: string): string => `/catalogue/produits/${encodeURIComponent(sku)}`,
  /** Of its page in a frame, beside `/vue`. */
  shelfProductView: (sku: string): string => `/produits/${encodeURIComponent(sku)}`,
  /** As a visitor sees it, or as this customer; today, or on this day. */
  productPreview: (sku: string, seen: { client?: string; jour?: string } = {}): string => {
    const given = Object.entries(seen).filter(([, value]) => value !== '');
    const query = new URLSearchParams(given).toString();
    return `${paths.shelfProduct(sku)}/apercu${query === '' ? '' : `?${query}`}`;
  },
  /** Of the picture at this place, as it was seen. */
  removingPicture: (sku: string, { reference, position, read }: PicturePlace): string =>
    `${paths.shelfProduct(sku)}/photos/retrait?${new URLSearchParams({ reference, place: String(position), lu: read })}`,
  categories: () => '/catalogue/rayons',
  category: (id: number): string => `/catalogue/rayons/${id}`,
  campaigns: () => '/prix',
  newCampaign: () => '/prix/campagnes/nouvelle',
  campaign: (id: number): string => `/prix/campagnes/${id}`,
  changingCampaign: (id: number): string => `${paths.campaign(id)}/modification`,
  schedulingCampaign: (id: number): string => `${paths.campaign(id)}/programmation`,
  stoppingCampaign: (id: number): string => `${paths.campaign(id)}/arret`,
  discardingCampaign: (id: number): string => `${paths.campaign(id)}/suppression`,
  coupons: () => '/prix/codes',
  newCoupon: () => '/prix/codes/nouveau',
  coupon: (code: string): string => `/prix/codes/${encodeURIComponent(code)}`,
  simulator: () => '/prix/simulateur',
  contents: () => '/contenu',
  /** with what is known of it already */
  newContent: (known: { sorte?: string; identifiant?: string; titre?: string } = {}): string => {
    const query = new URLSearchParams(known).toString();
    return `/contenu/nouveau${query === '' ? '' : `?${query}`}`;
  },
  /** Identifiers have slashes of their own. */
  content: (kind: string, identifier: string): string => `/contenu/${kind}/${encodeURIComponent(identifier)}`,
  contentHold: (kind: string, identifier: string): string => `${paths.content(kind, identifier)}/tenue`,
  contentPreview: (kind: string, identifier: string): string => `${paths.content(kind, identifier)}/apercu`,
  contentVersion: (kind: string, identifier: string, version: number): string =>
    `${paths.content(kind, identifier)}/versions/${version}`,
  contentLinks: () => '/contenu/liens',
  contentPictures: () => '/contenu/images',
  contentPictureChoice: () => '/contenu/images/choix',
  searches: () => '/recherche',
  synonyms: () => '/recherche/synonymes',
  /** with what is typed already */
  newSynonym: (words = ''): string =>
    `/recherche/synonymes/nouveau${words === '' ? '' : `?mots=${encodeURIComponent(words)}`}`,
  synonym: (id: number): string => `/recherche/synonymes/${id}`,
  synonymRemoval: (id: number): string => `/recherche/synonymes/${id}/suppression`,
  pins: () => '/recherche/epingles',
  pinning: (words = ''): string =>
    `/recherche/epingles/liste${words === '' ? '' : `?mots=${encodeURIComponent(words)}`}`,
  stores: () => '/magasins',
  store: (code: string): string => `/magasins/${encodeURIComponent(code)}`,
  storeClosing: (code: string, on?: string): string =>
    `${paths.store(code)}/fermeture${on === undefined ? '' : `?le=${on}`}`,
  /** Of a day that was closed: the orders whose customers were told of another. */
  postponedOrders: (code: string, on: string): string => `${paths.storeClosing(code, on)}#reportees`,
  storeDay: (code: string): string => `${paths.store(code)}/jour`,
  storeHours: (code: string): string => `${paths.store(code)}/horaires`,
  storeDetails: (code: string): string => `${paths.store(code)}/coordonnees`,
  customers: () => '/clients',
  customer: (id: string): string => `/clients/personnes/${encodeURIComponent(id)}`,
  customerUnlocking: (id: string): string => `${paths.customer(id)}/deblocage`,
  customerPassword: (id: string): string => `${paths.customer(id)}/mot-de-passe`,
  customerEntry: (id: string): string => `${paths.customer(id)}/entrer`,
  customerExport: (id: string): string => `${paths.customer(id)}/export`,
  /** `other`: the account to be folded in, where it is known. */
  customerMerging: (id: string, other?: string): string =>
    `${paths.customer(id)}/reunion${other === undefined ? '' : `?autre=${encodeURIComponent(other)}`}`,
  customerErasure: (id: string): string => `${paths.customer(id)}/effacement`,
  company: (id: string): string => `/clients/societes/${encodeURIComponent(id)}`,
  /** All of one person or one company. */
  fileInvoices: (whose: Owner): string => `${ownerPath(whose)}/factures`,
  fileTints: (whose: Owner): string => `${ownerPath(whose)}/teintes`,
  linkRequests: () => '/clients/rattachements',
  linkRequest: (id: string, verdict: 'confirmation' | 'refus'): string =>
    `/clients/rattachements/${encodeURIComponent(id)}/${verdict}`,
  quotations: () => '/devis',
  newQuotation: () => '/devis/nouveau',
  quotation: (number: string): string => `/devis/${encodeURIComponent(number)}`,
  quotationArticle: (number: string): string => `${paths.quotation(number)}/article`,
  quotationFreeLine: (number: string): string => `${paths.quotation(number)}/ligne-libre`,
  sendingQuotation: (number: string): string => `${paths.quotation(number)}/envoi`,
  decliningRequest: (number: string): string => `${paths.quotation(number)}/declin`,
  discardingQuotation: (number: string): string => `${paths.quotation(number)}/suppression`,
  reports: () => '/rapports',
  report: (name: string): string => `/rapports/${encodeURIComponent(name)}`,
  imports: () => '/imports',
  newFile: () => '/imports/nouveau',
  fileInHand: (id: string): string => `/imports/fichiers/${encodeURIComponent(id)}`,
  importRun: (id: number): string => `/imports/passages/${id}`,
  takeBackImport: (id: number): string => `${paths.importRun(id)}/reprise`,
  integrationKeys: () => '/imports/cles',
  revokingKey: (id: number): string => `/imports/cles/${id}/retrait`,
  webhooks: () => '/imports/adresses',
  webhook: (id: number): string => `/imports/adresses/${id}`,
  /** From this place of its log on; without one, all of it. */
  replayingWebhook: (id: number, from?: string): string =>
    `${paths.webhook(id)}/rejeu${from === undefined ? '' : `?depuis=${encodeURIComponent(from)}`}`,
  shopJobs: () => '/imports/taches',
  messages: () => '/clients/messages',
  message: (id: string): string => `/clients/messages/${encodeURIComponent(id)}`,
  returns: () => '/retours',
  openingReturn: (number: string): string => `${paths.order(number)}/retour`,
  shopReturn: (id: string): string => `/retours/${encodeURIComponent(id)}`,
  returnReceipt: (id: string): string => `${paths.shopReturn(id)}/reception`,
  returnRefund: (id: string): string => `${paths.shopReturn(id)}/remboursement`,
  returnRefusal: (id: string): string => `${paths.shopReturn(id)}/refus`,
  reviews: () => '/avis',
  review: (id: string): string => `/avis/${encodeURIComponent(id)}`,
  reviewVerdict: (id: string, verdict: 'publication' | 'refus'): string => `${paths.review(id)}/${verdict}`,
  /** `site`: where the shop has several. */
  settings: (site?: string): string => `/reglages${ofSite(site)}`,
  settingGroup: (code: string, site?: string): string => `/reglages/${code}${ofSite(site)}`,
  legalTexts: () => '/reglages/pages-legales',
  environment: () => '/reglages/environnement',
  journal: () => '/journal',
  team: () => '/equipe',
  roles: () => '/equipe/roles',
  invite: () => '/equipe/nouvelle-personne',
  /** With the address, by which the person is found. */
  role: (id: string, email: string) =>
    `/equipe/${encodeURIComponent(id)}/role?adresse=${encodeURIComponent(email)}`,
  memberAct: (id: string, act: 'fermeture' | 'second-facteur' | 'annuaire', email: string) =>
    `/equipe/${encodeURIComponent(id)}/acces/${act}?adresse=${encodeURIComponent(email)}`,
  ownAccount: () => '/profil',
};

/** Files have addresses of the API itself, outside of the router: whole, with the base. */
export const filePaths = {
  upload: () => `${BASE}/fichiers/imports`,
  template: (kind: string) => `${BASE}/fichiers/imports/modeles/${encodeURIComponent(kind)}.csv`,
  contentPictures: () => `${BASE}/fichiers/images/contenus`,
  productPictures: (sku: string) => `${BASE}/fichiers/images/produits/${encodeURIComponent(sku)}`,
  rejects: (id: string) => `${BASE}/fichiers/imports/${encodeURIComponent(id)}/rejets`,
};

export const salesFile = ({ by, since, until, store }: SalesAsked): string =>
  listFile('ventes.csv', { by, since, until, store });

/** Of a report beside that of sales; what is not said has its usual value. */
export function figuresFile(name: string, said: Readonly<Record<string, string | number | null>>): string {
  const asked = Object.entries(said).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  return `${BASE}/fichiers/rapports/${name}.csv?${new URLSearchParams(asked)}`;
}

export const searchesFile = ({ tab, since, until }: { tab: string; since: string; until: string }): string =>
  `${BASE}/fichiers/recherches.csv?${new URLSearchParams({ tab, since, until })}`;
function ofSite(site: string | undefined): string {
  return site === undefined ? '' : `?site=${encodeURIComponent(site)}`;
}

type SalesAsked = { by: string; since: string; until: string; store: string | null };

type Owner = { customer: string | null; company: string | null };

function ownerPath({ customer, company }: Owner): string {
  return company === null ? paths.customer(customer ?? '') : paths.company(company);
}
