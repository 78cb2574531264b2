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
