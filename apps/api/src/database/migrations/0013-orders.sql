-- Orders as they were placed, what happened to them since, and what the bank told of their payments.

-- One row a year. It is held until the order is committed: numbers have no gap, and no number is given twice.
CREATE TABLE order_counter (
  year smallint PRIMARY KEY,
  last_nth integer NOT NULL CHECK (last_nth >= 0)
);

CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  -- none for an order taken at the counter or by telephone
  cart_id text,
  -- The person may be erased; the order stays, under the name it was placed in.
  customer_id integer REFERENCES customer (id) ON DELETE SET NULL,
  company_id integer REFERENCES company (id) ON DELETE SET NULL,
  -- the sales representative who placed it in the customer's name
  representative_id integer,
  buyer_name text NOT NULL,
  email citext NOT NULL,
  shop_code text NOT NULL,
  delivery_mode text NOT NULL CHECK (delivery_mode IN ('EMP', 'LIV')),
  order_origin text NOT NULL CHECK (order_origin IN ('SO', 'S2', 'SW')),
  status text NOT NULL CHECK (status IN ('EN_ATTENTE', 'EN_COMMANDE', 'EN_PREPARATION', 'PREPA_PARTIELLE', 'PARTIELLE',
    'DISPONIBLE', 'PARTIEL_RETIREE', 'RETIREE', 'EXPEDIEE', 'LIVREE', 'ANNULEE')),
  waiting_for_approval boolean NOT NULL DEFAULT false,
  payment_method text NOT NULL CHECK (payment_method IN ('card', 'on_account', 'at_store', 'bank_transfer')),
  payment_state text NOT NULL CHECK (payment_state IN ('due', 'pending', 'paid', 'refused', 'refund-due', 'refunded')),
  purchase_ref text,
  customer_notes text,
  coupon_code text,
  goods_ht_cents bigint NOT NULL CHECK (goods_ht_cents >= 0),
  discount_ht_cents bigint NOT NULL CHECK (discount_ht_cents >= 0),
  shipping_ht_cents bigint NOT NULL CHECK (shipping_ht_cents >= 0),
  total_ht_cents bigint NOT NULL CHECK (total_ht_cents = goods_ht_cents - discount_ht_cents + shipping_ht_cents),
  tax_cents bigint NOT NULL CHECK (tax_cents >= 0),
  total_ttc_cents bigint NOT NULL CHECK (total_ttc_cents = total_ht_cents + tax_cents),
  shipping_address jsonb,
  billing_address jsonb,
  placed_at timestamptz NOT NULL,
  promised_at timestamptz,
  -- when the goods were handed over: the time to withdraw runs from there
  received_at timestamptz
);
-- One order a cart, whatever happens; a cart whose payment was refused opens again and may be ordered again.
CREATE UNIQUE INDEX one_order_a_cart ON orders (cart_id) WHERE status <> 'ANNULEE';
CREATE INDEX orders_of_cart ON orders (cart_id);
CREATE INDEX orders_of_customer ON orders (customer_id, placed_at DESC);
CREATE INDEX orders_of_company ON orders (company_id, placed_at DESC);
CREATE INDEX orders_awaiting_payment ON orders (placed_at) WHERE payment_state = 'pending';

CREATE TABLE order_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  -- No foreign key: an order outlives what it sold.
  article_sku text NOT NULL,
  parent_sku text NOT NULL,
  name text NOT NULL,
  conditioning text,
  color text,
  -- { customColorExa, customerColorLabel, code }: made to order, not taken back
  tint jsonb,
  pricing_unit text,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_ht_cents bigint NOT NULL CHECK (unit_ht_cents >= 0),
  row_ht_cents bigint NOT NULL CHECK (row_ht_cents = unit_ht_cents * quantity),
  -- its share of the coupon
  discount_ht_cents bigint NOT NULL DEFAULT 0 CHECK (discount_ht_cents BETWEEN 0 AND row_ht_cents),
  -- hundredths of a percent
  tax_rate smallint NOT NULL,
  -- packs taken from the store's stock; the rest comes from the platform
  from_stock integer NOT NULL DEFAULT 0 CHECK (from_stock BETWEEN 0 AND quantity),
  UNIQUE (order_id, position)
);

-- Append-only: who moved an order from where to where, and when.
CREATE TABLE order_status_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  from_status text,
  to_status text NOT NULL,
  at timestamptz NOT NULL,
  author text NOT NULL
);
CREATE INDEX order_status_change_order ON order_status_change (order_id, id);

CREATE FUNCTION keep_status_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Changes of status are append-only';
END
$$;
CREATE TRIGGER order_status_change_kept BEFORE UPDATE ON order_status_change
  FOR EACH ROW EXECUTE FUNCTION keep_status_changes();

-- What was asked under a key, and what came of it: asked again within a day, the answer is the same.
CREATE TABLE idempotency_key (
  actor text NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  -- none while the work is being done
  result jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor, key)
);
CREATE INDEX idempotency_key_created ON idempotency_key (created_at);

-- One per order paid by card. Its id is what the bank knows it by.
CREATE TABLE payment (
  id uuid PRIMARY KEY,
  order_id integer NOT NULL UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  provider text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency char(3) NOT NULL,
  created_at timestamptz NOT NULL,
  -- when the bank was last asked
  asked_at timestamptz
);

-- Everything the bank told, whether it changed something or not. No foreign key: it may speak of what is not there.
CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  order_number text NOT NULL,
  news text NOT NULL,
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  received_at timestamptz NOT NULL,
  -- pay, cancel, owe-refund, refund, ignore; mismatch: another sum, currency or order than ours
  outcome text NOT NULL,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_event_order ON payment_event (order_number);

-- The demonstration's own bank remembers what its page was answered; a real one keeps this itself.
CREATE TABLE demo_bank_payment (
  payment_id uuid PRIMARY KEY,
  news text NOT NULL CHECK (news IN ('paid', 'refused', 'abandoned')),
  answered_at timestamptz NOT NULL
);

-- What the checkout was told of a cart beyond addresses and methods.
CREATE TABLE checkout (
  cart_id text PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  purchase_ref text,
  customer_notes text,
  -- where the delivery address is: how far it is depends on the store
  latitude double precision,
  longitude double precision,
  -- the total the buyer last saw, tax included: another one at placement is asked about first
  shown_ttc_cents bigint
);

-- A consumer's declaration, as it was made.
CREATE TABLE withdrawal (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  line_ids integer[] NOT NULL,
  declaration text NOT NULL,
  declared_at timestamptz NOT NULL
);
CREATE INDEX withdrawal_order ON withdrawal (order_id);
