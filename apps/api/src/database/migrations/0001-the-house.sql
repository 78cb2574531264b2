-- Site, stores, content, catalogue, public prices, customers: what the shop must know to open its doors.

CREATE EXTENSION IF NOT EXISTS citext;

-- site -------------------------------------------------------------------------------------------

CREATE TABLE site (
  code text PRIMARY KEY,
  name text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  is_default boolean NOT NULL DEFAULT false,
  theme text NOT NULL,
  root_category_id integer NOT NULL,
  -- Everything storeConfig serves beyond the columns above; its shape is checked on the way in and out.
  settings jsonb NOT NULL
);
CREATE UNIQUE INDEX one_default_site ON site (is_default) WHERE is_default;

-- stores -----------------------------------------------------------------------------------------

CREATE TABLE shop (
  code text PRIMARY KEY,
  title_label text NOT NULL,
  location_name text NOT NULL,
  address_lines text[] NOT NULL,
  postal_code text NOT NULL,
  locality text NOT NULL,
  country_code text NOT NULL DEFAULT 'FR',
  insee text,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- { monday: '07:30-12:00 13:30-18:00' | 'x', … saturday }
  schedules jsonb NOT NULL,
  -- 'YYYY-MM-DD HH:mm-HH:mm' or 'YYYY-MM-DD x', comma-separated
  special_hours text NOT NULL DEFAULT '',
  primary_phone text,
  fax text,
  email text,
  services jsonb NOT NULL DEFAULT '{}'
);

-- content ----------------------------------------------------------------------------------------

CREATE TABLE content_page (
  identifier text PRIMARY KEY,
  title text NOT NULL,
  content_heading text,
  content text NOT NULL,
  meta_title text,
  meta_description text,
  meta_keywords text,
  is_active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE content_block (
  identifier text PRIMARY KEY,
  title text,
  content text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- catalogue --------------------------------------------------------------------------------------

CREATE TABLE category (
  id integer PRIMARY KEY,
  parent_id integer REFERENCES category (id),
  name text NOT NULL,
  url_key text NOT NULL,
  url_path text NOT NULL UNIQUE,
  url_suffix text NOT NULL DEFAULT '',
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 6),
  position integer NOT NULL DEFAULT 0,
  -- 0 shop, 1 content, 2 special link, 3 link opened in a new tab
  category_type smallint NOT NULL DEFAULT 0 CHECK (category_type BETWEEN 0 AND 3),
  include_in_menu boolean NOT NULL DEFAULT true,
  is_anchor boolean NOT NULL DEFAULT true,
  code_akeneo text,
  custom_url text,
  image text,
  universe_mega_menu_cms text,
  description text,
  meta_title text,
  meta_description text,
  custom_canonical_url text,
  ext_uniq_id text
);
CREATE INDEX category_parent ON category (parent_id);

CREATE TABLE product (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  -- SimpleProduct, ConfigurableProduct, BundleProduct, DownloadableProduct, VirtualProduct, GroupedProduct, GiftCard
  product_type text NOT NULL,
  -- 'Peintures pro' or 'RMS'
  kind text NOT NULL,
  name text NOT NULL,
  url_key text NOT NULL UNIQUE,
  brand text NOT NULL,
  line text,
  tier text,
  -- the family decides which container is drawn and which articles go together
  family integer NOT NULL,
  price_group text NOT NULL,
  pricing_unit text NOT NULL,
  tax_class text NOT NULL DEFAULT 'standard',
  is_new boolean NOT NULL DEFAULT false,
  flag_promo boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  attributes jsonb NOT NULL DEFAULT '{}',
  short_description text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  meta_title text,
  meta_description text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE product_category (
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES category (id),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, category_id)
);
CREATE INDEX product_category_category ON product_category (category_id);

CREATE TABLE article (
  sku text PRIMARY KEY,
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  ean text,
  color text,
  model text,
  size text,
  conditioning text NOT NULL,
  -- how many pricing units one pack holds
  pack_quantity numeric(12, 4) NOT NULL CHECK (pack_quantity > 0),
  weight_grams integer,
  -- P permanent, S followed, V on order, U while stock lasts, O out of range
  range_status char(1) NOT NULL CHECK (range_status IN ('P', 'S', 'V', 'U', 'O')),
  tintable boolean NOT NULL DEFAULT false
);
CREATE INDEX article_product ON article (product_id);

CREATE TABLE colour (
  code text PRIMARY KEY,
  -- 'valbrune' or 'ral'
  chart text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  family text NOT NULL,
  hex text NOT NULL CHECK (hex ~ '^#[0-9A-F]{6}$'),
  lab_l numeric(5, 1) NOT NULL,
  lab_a numeric(5, 1) NOT NULL,
  lab_b numeric(5, 1) NOT NULL,
  lrv numeric(4, 1) NOT NULL,
  tint_class char(1) NOT NULL,
  base text NOT NULL,
  facade_ok boolean NOT NULL,
  special text
);

-- One row: readers that keep the catalogue in memory compare it after a lost connection.
CREATE TABLE catalogue_version (
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  version bigint NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO catalogue_version DEFAULT VALUES;

-- pricing ----------------------------------------------------------------------------------------

CREATE TABLE public_price (
  article_sku text PRIMARY KEY REFERENCES article (sku) ON DELETE CASCADE,
  pack_ht_cents integer NOT NULL CHECK (pack_ht_cents >= 0),
  unit_ht numeric(12, 4) NOT NULL CHECK (unit_ht >= 0),
  eco_ht_cents integer NOT NULL DEFAULT 0 CHECK (eco_ht_cents >= 0),
  -- PROMOTION or DESTOCK with its own price, or none
  reduced_type text CHECK (reduced_type IN ('PROMOTION', 'DESTOCK')),
  reduced_pack_ht_cents integer,
  reduced_unit_ht numeric(12, 4),
  CHECK ((reduced_type IS NULL) = (reduced_pack_ht_cents IS NULL)),
  CHECK ((reduced_type IS NULL) = (reduced_unit_ht IS NULL))
);

-- customers --------------------------------------------------------------------------------------

CREATE TABLE company (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_code text NOT NULL UNIQUE,
  name text NOT NULL,
  siren text,
  siret text UNIQUE,
  vat_number text,
  naf text,
  price_list text NOT NULL,
  shop_code text REFERENCES shop (code),
  credit_limit_cents bigint NOT NULL DEFAULT 0,
  payment_terms text,
  street text[] NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  country_code text NOT NULL DEFAULT 'FR'
);

CREATE TABLE customer (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer REFERENCES company (id),
  -- Dirigeant, Subaccount, Commercial, Manager; none for a private customer or a prospect
  role text CHECK (role IN ('Dirigeant', 'Subaccount', 'Commercial', 'Manager')),
  parent_id integer REFERENCES customer (id),
  email citext NOT NULL UNIQUE,
  password_hash text,
  prefix text,
  firstname text NOT NULL,
  lastname text NOT NULL,
  suffix text,
  job_title text,
  mobile text,
  date_of_birth date,
  gender smallint,
  taxvat text,
  is_subscribed boolean NOT NULL DEFAULT false,
  is_confirmed boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  is_view_price boolean NOT NULL DEFAULT true,
  is_view_order boolean NOT NULL DEFAULT false,
  is_view_invoices boolean NOT NULL DEFAULT false,
  is_view_quotations boolean NOT NULL DEFAULT false,
  is_view_outstanding boolean NOT NULL DEFAULT false,
  is_view_listing boolean NOT NULL DEFAULT false,
  is_validate_order boolean NOT NULL DEFAULT false,
  ceiling_validated_order_cents bigint NOT NULL DEFAULT 0,
  is_notification_order boolean NOT NULL DEFAULT false,
  is_pay_cd boolean NOT NULL DEFAULT false,
  is_pay_outstanding boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX customer_company ON customer (company_id);

CREATE TABLE customer_address (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  label text,
  firstname text NOT NULL,
  lastname text NOT NULL,
  company text,
  street text[] NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  country_code text NOT NULL DEFAULT 'FR',
  telephone text,
  default_shipping boolean NOT NULL DEFAULT false,
  default_billing boolean NOT NULL DEFAULT false
);
CREATE INDEX customer_address_customer ON customer_address (customer_id);

-- what the operator's commands leave behind: which demo is loaded, when, of what size
CREATE TABLE operator_note (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
