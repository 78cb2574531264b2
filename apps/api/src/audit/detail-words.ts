// What the details of an entry are called, for people. A detail without a word does not compile.

const DETAIL_WORDS = {
  acknowledged: 'retenu',
  active: 'actif',
  added: 'ajoutées',
  after: 'après',
  alt: 'texte de remplacement',
  amountCents: 'centimes',
  appointment: 'fonction',
  articles: 'articles',
  at: 'moment',
  author: 'auteur',
  before: 'avant',
  brands: 'marques',
  by: 'par',
  bytes: 'octets',
  campaign: 'campagne',
  categories: 'rayons',
  ceiling_validated_order_cents: 'plafond de commande, en centimes',
  changed: 'changées',
  changes: 'changements',
  clientCode: 'client',
  content: 'texte',
  content_heading: 'titre affiché',
  count: 'lignes',
  coupon: 'code promotionnel',
  crosssell: 'ventes complémentaires',
  delivery_km: 'distance de livraison',
  description: 'description',
  devices: 'appareils',
  documents: 'documents',
  email: 'adresse e-mail',
  factor: 'facteur',
  fax: 'télécopie',
  file: 'fichier',
  file_name: 'fichier',
  filter: 'filtre',
  first_order: 'première commande seulement',
  flag_promo: 'promotion',
  from: 'de',
  given_by: 'remis par',
  group: 'groupe',
  home: 'image d’accueil',
  id: 'numéro',
  identifier: 'identifiant',
  import_id: 'import',
  in_cart: 'dans le panier',
  include_in_menu: 'dans le menu',
  is_active: 'montré',
  is_new: 'nouveauté',
  is_notification_order: 'prévenu des commandes',
  is_on: 'actif',
  is_pay_cd: 'paie par carte',
  is_pay_outstanding: 'paie en compte',
  is_validate_order: 'valide les commandes',
  is_view_invoices: 'voit les factures',
  is_view_listing: 'voit les listes',
  is_view_order: 'voit les commandes',
  is_view_outstanding: 'voit l’encours',
  is_view_price: 'voit les prix',
  is_view_quotations: 'voit les devis',
  key: 'clé',
  kind: 'genre',
  label: 'libellé',
  lines: 'lignes',
  locked: 'bloqué',
  meta_description: 'description pour les moteurs',
  meta_keywords: 'mots-clés',
  meta_title: 'titre pour les moteurs',
  method: 'méthode',
  min_ht_cents: 'minimum HT, en centimes',
  monthlyBudgetCents: 'budget mensuel, en centimes',
  name: 'nom',
  number: 'numéro',
  of: 'personne',
  on: 'activée',
  operation: 'opération',
  orders: 'commandes',
  outcome: 'issue',
  pages: 'pages',
  parent: 'rayon parent',
  path: 'chemin',
  per_customer: 'utilisations par client',
  percent: 'remise, en pour cent',
  picture: 'image',
  position: 'rang',
  price_groups: 'groupes de prix',
  price_ht_cents: 'prix HT, en centimes',
  primary_phone: 'téléphone',
  product: 'produit',
  products: 'produits',
  promo: 'bannière, grand écran',
  promo_mobile: 'bannière, téléphone',
  quantity: 'quantité',
  rangeStatuses: 'statuts de gamme',
  reason: 'motif',
  received: 'reçu',
  reference: 'référence',
  references: 'références',
  refused: 'refusées',
  related: 'produits associés',
  removed: 'retirées',
  replacement: 'remplacé par',
  representative: 'représentant',
  representativeId: 'représentant',
  return: 'retour',
  rights: 'droits',
  role: 'rôle',
  rule: 'règle',
  rows: 'lignes reprises',
  schedules: 'horaires',
  scopes: 'droits',
  services: 'services',
  sessions: 'sessions',
  settings: 'réglages',
  sha256: 'empreinte du fichier',
  shape: 'format',
  short_description: 'résumé',
  since: 'depuis le curseur',
  site: 'site',
  sku: 'référence',
  special_hours: 'jours particuliers',
  state: 'état',
  status: 'état',
  store: 'magasin',
  stores: 'magasins',
  suspended: 'suspendu',
  taken_back_by: 'repris par',
  theme: 'thème',
  tint: 'teinte',
  title: 'titre',
  to: 'vers',
  token: 'jeton',
  totalHtCents: 'total HT, en centimes',
  total_ht_cents: 'total HT, en centimes',
  uid: 'identifiant de la teinte',
  upsell: 'montées en gamme',
  url: 'adresse',
  url_path: 'adresse',
  usage_limit: 'nombre d’utilisations',
  valid_from: 'valable dès le',
  valid_to: 'valable jusqu’au',
  valid_until: 'valable jusqu’au',
  value: 'valeur',
  version: 'version',
  waiting: 'publication prévue',
  what: 'quoi',
  wished_on: 'souhaité le',
  words: 'mots',
} as const satisfies Record<string, string>;

type DetailName = keyof typeof DETAIL_WORDS;

export type AuditFields = { readonly [Name in DetailName]?: unknown };

/** Fields before or after a change, or the one value that changed. */
type Side = AuditFields | string | number | boolean | null | Date | readonly unknown[];

/** What was before and is after a change. */
export type AuditChange = { readonly before?: Side; readonly after?: Side };

export type AuditDetails = {
  readonly [Name in Exclude<DetailName, 'before' | 'after'>]?: unknown;
} & AuditChange;

type Unnamed<Part> = Part extends readonly unknown[] | Date
  ? never
  : Part extends object
    ? Exclude<keyof Part, DetailName>
    : never;

/** What keeps details from compiling: a name without a word, at the top or in what changed. */
export type AllNamed<Details extends AuditDetails> = [
  Unnamed<Details> | Unnamed<Details['before']> | Unnamed<Details['after']>,
] extends [never]
  ? unknown
  : { readonly withoutAWord: Unnamed<Details> | Unnamed<Details['before']> | Unnamed<Details['after']> };

/** Entries of years ago may have names of their own. */
export function wordsOf(name: string): string {
  const words: Readonly<Record<string, string>> = DETAIL_WORDS;
  return words[name] ?? name;
}
