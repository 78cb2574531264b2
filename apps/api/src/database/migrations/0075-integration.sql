-- Keys by which the merchant's systems enter. A key is shown once; its hash is kept.
CREATE TABLE integration_key (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- the first letters of the key, by which people recognise it
  prefix text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- the key that takes its place; both are good until this one expires
  replaced_by integer REFERENCES integration_key (id)
);
CREATE INDEX integration_key_replaced ON integration_key (replaced_by);

-- What a POST with an Idempotency-Key was answered: asked again, it is answered, not done, again.
CREATE TABLE integration_answer (
  key_id integer NOT NULL REFERENCES integration_key (id),
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  asked_at timestamptz NOT NULL,
  -- none while it is being worked on
  status smallint,
  answer jsonb,
  PRIMARY KEY (key_id, idempotency_key)
);
CREATE INDEX integration_answer_by_date ON integration_answer (asked_at);
