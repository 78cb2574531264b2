-- The devices an account has been entered from: whoever enters from another one is told to the owner by mail. Of a
-- device only its name is kept (« Chrome sur Windows ») and what SHA-256 makes of its token.

CREATE TABLE known_device (
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  name text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, device_hash)
);

-- Null for what was opened before devices were known.
ALTER TABLE customer_session ADD COLUMN device_hash bytea;
ALTER TABLE persistent_login ADD COLUMN device_hash bytea;
