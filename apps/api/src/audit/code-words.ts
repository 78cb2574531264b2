// What the program's own words are called in the log, for people. A state that the trade knows and nobody named here
// does not compile.
import type { RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import type { PartKind } from '@nuancier/domain/orders/order-parts.ts';
import type { GoodsCondition, ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { SubstituteState } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { CampaignStanding, RangeStatus } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { ReductionKind } from '@nuancier/domain/pricing/taxed-price.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';
import type { StoreService } from '@nuancier/domain/stores/services.ts';
import { INTEGRATION_SCOPE_WORDS } from '../text/integration-scope-words.ts';
import { ORDER_STATUS_WORDS } from '../text/order-status-words.ts';
import { QUOTATION_DESK_WORDS, QUOTATION_STATUS_WORDS } from '../text/quotation-status-words.ts';
import { STAFF_ROLE_WORDS } from '../text/staff-role-words.ts';

const STATES = {
  requested: 'demandé',
  awaited: 'attendu',
  partly_received: 'reçu en partie',
  received: 'reçu',
  refunded: 'remboursé',
  refused: 'refusé',
  cancelled: 'annulé',
  draft: 'brouillon',
  scheduled: 'programmée',
  stopped: 'arrêtée',
  PENDING: 'à relire',
  APPROVED: 'publié',
  REJECTED: 'refusé',
  invited: 'invité',
  active: 'actif',
  disabled: 'désactivé',
  written: 'enregistré',
  tried: 'essayé, rien d’enregistré',
  held: 'retenu, à accepter',
  due: 'à encaisser',
  paid: 'encaissée',
} as const satisfies Record<ReturnState | CampaignStanding['state'] | ReviewStatus, string> &
  Record<string, string>;

const SUBSTITUTES = {
  proposed: 'proposé',
  accepted: 'accepté',
  declined: 'refusé',
  withdrawn: 'retiré',
  expired: 'sans objet',
} as const satisfies Record<SubstituteState, string>;

const SERVICES = {
  click_and_collect: 'Click & Collect',
  tinting: 'mise à la teinte',
  delivery_local: 'livraison sur chantier',
  waste_take_back: 'reprise des déchets',
  airless_repair: 'réparation airless',
} as const satisfies Record<StoreService, string>;

const CONDITIONS = {
  new: 'neuf',
  opened: 'ouvert',
  damaged: 'abîmé',
} as const satisfies Record<GoodsCondition, string>;

const KINDS = {
  PREPARED: 'préparation',
  HANDED_OVER: 'remise ou expédition',
  TAKEN_BACK: 'préparation reprise',
  PROMOTION: 'promotion',
  DESTOCK: 'déstockage',
  P: 'permanent',
  S: 'suivi',
  V: 'sur commande',
  U: 'jusqu’à épuisement',
  O: 'hors gamme',
  percent: 'pourcentage',
  fixed_ht: 'montant HT',
  page: 'page',
  block: 'bloc',
  banner: 'bannière',
  home: 'image d’accueil',
  promo: 'bannière, grand écran',
  promo_mobile: 'bannière, téléphone',
  confirmation: 'confirmation de commande',
  status: 'état de la commande',
  'personal-data': 'données personnelles',
  siret: 'société, par son SIRET',
  'client-code': 'société déjà cliente, par son code',
  prospect: 'société qui n’est pas encore cliente',
  private: 'particulier',
  carts: 'paniers',
  tints: 'teintes',
  lists: 'listes',
  messages: 'messages',
} as const satisfies Record<PartKind | ReductionKind | RangeStatus | RegistrationKind, string> &
  Record<string, string>;

const WAYS = {
  totp: 'code d’une application',
  passkey: 'clé d’accès',
  directory: 'annuaire',
  password: 'mot de passe',
  code: 'code de retrait',
  name: 'nom',
  wrong: 'mot de passe faux',
  locked: 'trop d’essais',
  demo: 'compte de démonstration',
  closed: 'compte fermé',
  judged: 'droit ou session de la gestion terminés',
  bound: 'compte lié à une autre personne',
  unknown: 'inconnu de la gestion',
  unverified: 'adresse non confirmée par l’annuaire',
  denied: 'refusé par la personne ou l’annuaire',
  away: 'annuaire injoignable',
  clock: 'horloges en désaccord',
  owner: 'la personne elle-même',
  staff: 'l’équipe',
  operator: 'le poste de commande',
  mail: 'le lien d’un e-mail',
  customer: 'le client',
  telephone: 'par téléphone',
  store: 'le magasin',
} as const;

/** As the file's own title, which their test holds to it. */
const FILES = {
  addresses: 'Adresses des clients',
  approvals: 'Demandes de validation',
  articles: 'Articles',
  attributes: 'Caractéristiques des produits',
  blocks: 'Blocs de contenu',
  categories: 'Catégories',
  colours: 'Teintes',
  companies: 'Sociétés clientes',
  conditions: 'Conditions particulières',
  costs: 'Prix d’achat',
  coupons: 'Codes promotionnels',
  customers: 'Comptes clients',
  establishments: 'Établissements',
  'invoice-papers': 'PDF de factures et d’avoirs',
  invoices: 'Factures et avoirs',
  'kept-tints': 'Teintes gardées',
  links: 'Produits associés',
  orders: 'Commandes passées',
  pages: 'Pages de contenu',
  pictures: 'Images',
  portfolios: 'Portefeuilles des commerciaux',
  'price-lists': 'Tarifs',
  prices: 'Prix publics',
  products: 'Produits',
  quotations: 'Devis',
  redirects: 'Anciennes adresses',
  reviews: 'Avis',
  sites: 'Sites',
  stock: 'Stocks des magasins',
  'stock-delta': 'Mouvements de stock',
  stores: 'Magasins',
  'sub-accounts': 'Sous-comptes',
  'tint-supplements': 'Suppléments de teinte',
  wishlists: 'Listes de favoris',
} as const;

const DAYS = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
} as const satisfies Record<Weekday, string>;

/** The log tells of quotations that are written at the desk: there these two have names of their own. */
const QUOTATIONS = {
  ...QUOTATION_STATUS_WORDS,
  EN_COURS: QUOTATION_DESK_WORDS.draft,
  A_VALIDER: QUOTATION_DESK_WORDS.sent,
} as const;

const CODE_WORDS: Readonly<Record<string, string>> = {
  ...INTEGRATION_SCOPE_WORDS,
  ...FILES,
  ...DAYS,
  ...WAYS,
  ...KINDS,
  ...STATES,
  ...SUBSTITUTES,
  ...SERVICES,
  ...STAFF_ROLE_WORDS,
  ...QUOTATIONS,
  ...ORDER_STATUS_WORDS,
};

/** In what state an article came back. */
export function conditionWords(condition: string): string {
  const words: Readonly<Record<string, string>> = CONDITIONS;
  return words[condition] ?? condition;
}

/** What has no word here was written by people, and stays as they wrote it. */
export function codeWords(text: string): string {
  return Object.hasOwn(CODE_WORDS, text) ? (CODE_WORDS[text] ?? text) : text;
}
