-- Sales representatives in a customer's name, sub-accounts' requests for approval, and what they are told of them.

-- Whom a sales representative may sign in as.
CREATE TABLE portfolio (
  representative_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  PRIMARY KEY (representative_id, customer_id)
);
CREATE INDEX portfolio_customer ON portfolio (customer_id);

-- Good once, for a minute. Only what SHA-256 makes of it is kept.
CREATE TABLE connect_as_token (
  token_hash bytea PRIMARY KEY,
  representative_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX connect_as_token_expires ON connect_as_token (expires_at);

-- A sub-account's cart, submitted to the head of its company. The cart is frozen while it waits and holds the lines;
-- here stands what was asked for, and what came of it.
CREATE TABLE approval_request (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- V26500001: the year, then the order in which they came
  number text NOT NULL UNIQUE,
  cart_id text NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  company_id integer NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'waiting_for_approval'
    CHECK (status IN ('waiting_for_approval', 'approved', 'rejected')),
  -- for whoever decides
  comment text CHECK (length(comment) <= 250),
  -- for whoever asked
  reason text CHECK (length(reason) <= 250),
  -- as it stands: the list is drawn from these
  total_ht_cents bigint NOT NULL CHECK (total_ht_cents >= 0),
  packs integer NOT NULL CHECK (packs > 0),
  requested_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- No foreign key: who decided may be erased, the decision stays.
  decided_by integer,
  -- what was ordered in the end
  order_number text,
  CHECK ((status = 'waiting_for_approval') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX one_request_a_cart ON approval_request (cart_id) WHERE status = 'waiting_for_approval';
CREATE INDEX approval_request_cart ON approval_request (cart_id, id DESC);
CREATE INDEX approval_request_company ON approval_request (company_id, requested_at)
  WHERE status = 'waiting_for_approval';
CREATE INDEX approval_request_customer ON approval_request (customer_id);

-- What was asked for, and what was granted: an approved cart may be ordered as long as it does not grow beyond that.
CREATE TABLE approval_line (
  request_id integer NOT NULL REFERENCES approval_request (id) ON DELETE CASCADE,
  -- the same article in the same tint is the same line, whatever line of the cart it stands on
  line_key text NOT NULL,
  name text NOT NULL,
  asked integer NOT NULL CHECK (asked >= 0),
  -- none while it waits
  granted integer CHECK (granted >= 0),
  PRIMARY KEY (request_id, line_key)
);

-- The last news a sub-account was given; it stays until the order is placed or the next request made.
CREATE TABLE approval_message (
  customer_id integer PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  request_id integer NOT NULL REFERENCES approval_request (id) ON DELETE CASCADE,
  message_type text NOT NULL CHECK (message_type IN ('requested', 'approved', 'approved_with_changes', 'rejected')),
  message_level text NOT NULL CHECK (message_level IN ('success', 'error')),
  created_at timestamptz NOT NULL
);
CREATE INDEX approval_message_request ON approval_message (request_id);

-- What the head of the company agreed to pay for a line, for as many packs, for a week.
CREATE TABLE cart_approved_price (
  line_uid uuid PRIMARY KEY REFERENCES cart_line (uid) ON DELETE CASCADE,
  cart_id text NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_ht_cents integer NOT NULL CHECK (unit_ht_cents >= 0),
  holds_until timestamptz NOT NULL
);
CREATE INDEX cart_approved_price_cart ON cart_approved_price (cart_id);
