-- Who is signed in. Only what SHA-256 makes of a token is kept: reading this table signs nobody in.

CREATE TABLE customer_session (
  token_hash bytea PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  -- the sales representative who acts as this customer
  representative_id integer REFERENCES customer (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX customer_session_customer ON customer_session (customer_id);
CREATE INDEX customer_session_seen ON customer_session (last_seen_at);

-- « Rester connecté »: one per device, for a year.
CREATE TABLE persistent_login (
  token_hash bytea PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX persistent_login_customer ON persistent_login (customer_id);
