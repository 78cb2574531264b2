-- Carts, their lines, and the coupons that make them cheaper.

CREATE TABLE coupon (
  code citext PRIMARY KEY CHECK (code ~ '^[A-Za-z0-9_-]{2,32}$'),
  label text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('percent', 'fixed_ht')),
  -- hundredths of a percent, or cents before tax
  value integer NOT NULL CHECK (value > 0 AND (kind <> 'percent' OR value <= 10000)),
  -- what its goods must come to, before tax
  min_ht_cents integer NOT NULL DEFAULT 0 CHECK (min_ht_cents >= 0),
  -- price groups it is good for; none: all
  price_groups text[] NOT NULL DEFAULT '{}',
  -- French days, both included
  valid_from date,
  valid_to date,
  usage_limit integer CHECK (usage_limit >= 0),
  per_customer integer CHECK (per_customer > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  CHECK (usage_limit IS NULL OR used <= usage_limit)
);

CREATE TABLE cart (
  -- unguessable: whoever knows a guest's cart may use it
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22,64}$'),
  -- none: a guest's
  customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  shop_code text REFERENCES shop (code) ON DELETE SET NULL,
  -- frozen: an approval is pending; closed: ordered, or merged into another
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'frozen', 'closed')),
  coupon_code citext REFERENCES coupon (code) ON DELETE SET NULL ON UPDATE CASCADE,
  email citext,
  shipping_address jsonb,
  billing_address jsonb,
  -- the shop token of the browser that wrote the e-mail and the addresses: others see them masked
  contact_token_hash bytea,
  shipping_method text,
  -- what the chosen method costs before tax, and from which amount of goods on it costs nothing
  shipping_ht_cents integer CHECK (shipping_ht_cents >= 0),
  shipping_free_from_ht_cents integer,
  payment_method text,
  -- what the shop changed by itself: [{ code, lineUid, name }]
  notices jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX one_cart_per_customer ON cart (customer_id) WHERE state <> 'closed';
CREATE INDEX cart_of_customer ON cart (customer_id);
CREATE INDEX guest_cart_updated ON cart (updated_at) WHERE customer_id IS NULL;
CREATE INDEX cart_coupon ON cart (coupon_code) WHERE coupon_code IS NOT NULL;
CREATE INDEX cart_shop ON cart (shop_code);

CREATE TABLE cart_line (
  uid uuid PRIMARY KEY,
  cart_id text NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  position integer NOT NULL,
  -- No foreign key: a line outlives its article, so that its owner can be told.
  article_sku text NOT NULL,
  parent_sku text NOT NULL,
  name text NOT NULL,
  pricing_unit text NOT NULL,
  -- packs
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99999),
  tint_hex text CHECK (tint_hex ~ '^#[0-9A-F]{6}$'),
  tint_class char(1),
  tint_label text CHECK (length(tint_label) <= 40),
  tint_code text,
  tint_name text,
  tint_key text NOT NULL GENERATED ALWAYS AS
    (coalesce(tint_hex, '') || '|' || coalesce(tint_code, '') || '|' || coalesce(tint_label, '')) STORED,
  -- one pack before tax, tint included, as the cart last told it; none for what had no price
  told_ht_cents integer,
  CHECK ((tint_hex IS NULL) = (tint_class IS NULL)),
  UNIQUE (cart_id, article_sku, pricing_unit, tint_key)
);

-- One use per cart, counted where the order is placed.
CREATE TABLE coupon_use (
  cart_id text PRIMARY KEY,
  coupon_code citext NOT NULL REFERENCES coupon (code) ON DELETE CASCADE ON UPDATE CASCADE,
  customer_id integer REFERENCES customer (id) ON DELETE SET NULL,
  email citext,
  used_at timestamptz NOT NULL
);
CREATE INDEX coupon_use_customer ON coupon_use (coupon_code, customer_id);
CREATE INDEX coupon_use_email ON coupon_use (coupon_code, email);
CREATE INDEX coupon_use_of_customer ON coupon_use (customer_id);
