// The shape of every table, as Kysely sees it. Migrations are the truth; this file follows them.
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Day, Exact, Json, Timestamp } from './tables/column-types.ts';
import type { ApprovalTables } from './tables/approval-tables.ts';
import type { CampaignTables } from './tables/campaign-tables.ts';
import type { CategoryTables } from './tables/category-tables.ts';
import type { CompareTables } from './tables/compare-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { CustomerTables } from './tables/customer-tables.ts';
import type { EventTables } from './tables/event-tables.ts';
import type { FigureTables } from './tables/figure-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { IntegrationTables } from './tables/integration-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaperTables } from './tables/paper-tables.ts';
import type { PictureTables } from './tables/picture-tables.ts';
import type { PriceTables } from './tables/price-tables.ts';
import type { ReviewTables } from './tables/review-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';
import type { SiteTables } from './tables/site-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { StockTables } from './tables/stock-tables.ts';
import type { WishlistTables } from './tables/wishlist-tables.ts';

export type Tables = CustomerTables &
  ApprovalTables &
  CampaignTables &
  CategoryTables &
  CompareTables &
  ContentTables &
  EventTables &
  FigureTables &
  ImportTables &
  IntegrationTables &
  JobTables &
  OrderTables &
  PaperTables &
  PictureTables &
  PriceTables &
  ReviewTables &
  SearchTables &
  SiteTables &
  StaffTables &
  StockTables &
  WishlistTables & {
    site: SiteTable;
    shop: ShopTable;
    product: ProductTable;
    product_category: ProductCategoryTable;
    product_link: ProductLinkTable;
    product_replacement: { product_id: number; replaced_by_id: number };
    article: ArticleTable;
    colour: ColourTable;
    tint_supplement: TintSupplementTable;
    url_rewrite: UrlRewriteTable;
    catalogue_version: CatalogueVersionTable;
    shop_token: ShopTokenTable;
    rate_counter: RateCounterTable;
    captcha_used: CaptchaUsedTable;
    audit_entry: AuditEntryTable;
    outbox: OutboxTable;
    operator_note: OperatorNoteTable;
    shop_hold: ShopHoldTable;
    coupon: CouponTable;
    coupon_desk: CouponDeskTable;
    cart: CartTable;
    cart_line: CartLineTable;
    coupon_use: CouponUseTable;
  };

/** A connection pool or an open transaction: store functions take either and never open one. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** For work on one connection that fails as a whole. */
export type DatabaseTransaction = Transaction<Tables>;

/** The pool itself: what opens transactions. */
export type DatabasePool = Kysely<Tables>;

type SiteTable = {
  code: string;
  name: string;
  position: Generated<number>;
  is_default: Generated<boolean>;
  theme: string;
  root_category_id: number;
  settings: Json;
};

/** Written by the table of sites itself. */
type ShopTable = {
  code: string;
  title_label: string;
  location_name: string;
  address_lines: string[];
  postal_code: string;
  locality: string;
  country_code: Generated<string>;
  insee: string | null;
  latitude: number;
  longitude: number;
  schedules: Json;
  special_hours: Generated<string>;
  primary_phone: string | null;
  fax: string | null;
  email: string | null;
  services: ColumnType<unknown, string | undefined, string>;
  delivery_km: ColumnType<number | null, number | null | undefined, number | null>;
};

/** At most one row: a restored shop that nobody has said to be the living one. */
type ShopHoldTable = { only_one: Generated<boolean>; since: Timestamp; backup: string; state_of: Timestamp };

type ProductTable = {
  id: Generated<number>;
  sku: string;
  product_type: string;
  kind: string;
  name: string;
  url_key: string;
  brand: string;
  line: string | null;
  tier: string | null;
  family: number;
  price_group: string;
  pricing_unit: string;
  tax_class: Generated<string>;
  is_new: Generated<boolean>;
  flag_promo: Generated<boolean>;
  is_active: Generated<boolean>;
  attributes: ColumnType<unknown, string | undefined, string>;
  short_description: Generated<string>;
  description: Generated<string>;
  meta_title: string | null;
  meta_description: string | null;
  visible_from: ColumnType<Date | null, string | null | undefined, string | null>;
  visible_until: ColumnType<Date | null, string | null | undefined, string | null>;
  updated_at: Timestamp;
};

type ProductCategoryTable = {
  product_id: number;
  category_id: number;
  position: Generated<number>;
};

type ProductLinkTable = {
  product_id: number;
  linked_product_id: number;
  kind: 'related' | 'upsell' | 'crosssell';
  position: number;
};

type ArticleTable = {
  sku: string;
  product_id: number;
  position: number;
  ean: string | null;
  color: string | null;
  model: string | null;
  size: string | null;
  conditioning: string;
  pack_quantity: Exact;
  weight_grams: number | null;
  range_status: string;
  tintable: Generated<boolean>;
};

type ColourTable = {
  code: string;
  chart: string;
  position: number;
  name: string;
  family: string;
  hex: string;
  lab_l: Exact;
  lab_a: Exact;
  lab_b: Exact;
  lrv: Exact;
  tint_class: string;
  base: string;
  special: string | null;
};

type TintSupplementTable = {
  tint_class: string;
  per_litre_ht_cents: number;
};

type UrlRewriteTable = {
  request_path: string;
  kind: 'product' | 'category' | 'page';
  target: string;
  redirect_type: Generated<301 | 302>;
  created_at: Timestamp;
};

type CatalogueVersionTable = {
  only: Generated<boolean>;
  version: ColumnType<string, number | string | undefined, number | string>;
  changed_at: Timestamp;
};

type ShopTokenTable = {
  token_hash: Buffer;
  customer_id: number | null;
  shop_code: string | null;
  cart_id: string | null;
  issued_at: Timestamp;
};

type RateCounterTable = {
  name: string;
  key_hash: Buffer;
  hits: number;
  ends_at: Timestamp;
};

type CaptchaUsedTable = {
  challenge_hash: Buffer;
  expires_at: Timestamp;
};

type AuditEntryTable = {
  id: Generated<string>;
  at: Timestamp;
  event: string;
  actor_id: number | null;
  representative_id: number | null;
  customer_id: number | null;
  staff_id: ColumnType<number | null, number | null | undefined, never>;
  client_address: string | null;
  request_id: string | null;
  details: Json;
};

type OutboxTable = {
  id: string;
  kind: 'mail';
  payload: Json;
  created_at: Timestamp;
  next_try_at: Timestamp;
  tries: Generated<number>;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  order_number: ColumnType<string | null, string | null | undefined, string | null>;
};

type OperatorNoteTable = {
  name: string;
  value: Json;
  written_at: Timestamp;
};

type CouponDeskTable = {
  code: string;
  switched_off_at: Date | null;
  changed_at: Timestamp;
  changed_by: string;
  mark: string;
};

type CouponTable = {
  code: string;
  label: string;
  kind: 'percent' | 'fixed_ht';
  value: number;
  min_ht_cents: Generated<number>;
  price_groups: Generated<string[]>;
  valid_from: Day;
  valid_to: Day;
  usage_limit: number | null;
  per_customer: number | null;
  used: Generated<number>;
  first_order: Generated<boolean>;
  owner_company_id: number | null;
  owner_customer_id: number | null;
  owner_mailbox_hash: Buffer | null;
  credits_order_id: number | null;
  tint_key: string | null;
  tint_hex: string | null;
  tester_sku: string | null;
};

type CartTable = {
  id: string;
  customer_id: number | null;
  shop_code: string | null;
  state: Generated<'open' | 'frozen' | 'closed'>;
  coupon_code: string | null;
  email: string | null;
  shipping_address: ColumnType<unknown, string | null | undefined, string | null>;
  billing_address: ColumnType<unknown, string | null | undefined, string | null>;
  contact_token_hash: Buffer | null;
  shipping_method: string | null;
  shipping_ht_cents: number | null;
  shipping_free_from_ht_cents: number | null;
  payment_method: string | null;
  notices: ColumnType<unknown, string | undefined, string>;
  frozen_as: ColumnType<unknown, undefined, null>;
  is_apart: Generated<boolean>;
  shown_ttc_cents: ColumnType<string | null, number | null | undefined, number | null>;
  proposed_ref: string | null;
  proposed_ref_owner: string | null;
  proposed_lines: string[] | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type CartLineTable = {
  uid: string;
  cart_id: string;
  position: number;
  article_sku: string;
  parent_sku: string;
  name: string;
  pricing_unit: string;
  quantity: number;
  tint_hex: string | null;
  tint_class: string | null;
  tint_label: string | null;
  tint_code: string | null;
  tint_name: string | null;
  tint_key: ColumnType<string, never, never>;
  told_ht_cents: number | null;
  quotation_line_id: number | null;
};

type CouponUseTable = {
  cart_id: string;
  coupon_code: string;
  customer_id: number | null;
  mailbox_hash: Buffer | null;
  used_at: Timestamp;
};
