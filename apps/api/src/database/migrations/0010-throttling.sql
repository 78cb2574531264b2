-- What keeps strangers out: counters, locks, links that are good once, and the log that nobody rewrites.

-- How often something was asked for within a window of time. Whose it is stands there as a hash only.
CREATE TABLE rate_counter (
  name text NOT NULL,
  key_hash bytea NOT NULL,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, key_hash)
);
CREATE INDEX rate_counter_ends ON rate_counter (ends_at);

-- Attempts to sign in under an e-mail address, whether it has an account or not.
CREATE TABLE sign_in_attempt (
  key_hash bytea PRIMARY KEY,
  attempts integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz
);
CREATE INDEX sign_in_attempt_last ON sign_in_attempt (last_at);

-- One live link per account: asking again kills the one before.
CREATE TABLE password_link (
  customer_id integer PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

-- Riddles already solved: each is good once.
CREATE TABLE captcha_used (
  challenge_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expires ON captcha_used (expires_at);

-- Which device a session belongs to: signing out ends the persistent login it came with.
ALTER TABLE customer_session
  ADD COLUMN persistent_hash bytea REFERENCES persistent_login (token_hash) ON DELETE SET NULL;
CREATE INDEX customer_session_persistent ON customer_session (persistent_hash);

ALTER TABLE customer ADD COLUMN middlename text;
ALTER TABLE customer_address
  ADD COLUMN prefix text,
  ADD COLUMN middlename text,
  ADD COLUMN suffix text,
  ADD COLUMN fax text,
  ADD COLUMN vat_id text;

-- Who did what, for whom, when, from where. No foreign keys: an entry outlives whom it speaks of.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  actor_id integer,
  -- the sales representative behind the actor
  representative_id integer,
  customer_id integer,
  client_address text,
  request_id text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entry_at ON audit_entry (at);
CREATE INDEX audit_entry_customer ON audit_entry (customer_id);

-- Append-only. Only what is over a year old may go: addresses of visitors are not kept for ever.
CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END
$$;

CREATE TRIGGER audit_entry_kept BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entries();
CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();
