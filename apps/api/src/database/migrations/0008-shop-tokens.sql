-- The shop somebody has chosen. A token is a handle on a choice and nobody's identity; only its SHA-256 is kept.

CREATE TABLE shop_token (
  token_hash bytea PRIMARY KEY,
  -- none: a visitor's
  customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  shop_code text REFERENCES shop (code) ON DELETE SET NULL,
  cart_id text,
  -- it lives 86 400 seconds from here
  issued_at timestamptz NOT NULL
);
CREATE INDEX shop_token_issued ON shop_token (issued_at);
CREATE INDEX shop_token_customer ON shop_token (customer_id);

-- The customer's own choice, which goes before the store its company is attached to.
ALTER TABLE customer ADD COLUMN current_shop_code text REFERENCES shop (code) ON DELETE SET NULL;
