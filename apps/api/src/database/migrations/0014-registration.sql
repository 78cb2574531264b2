-- Becoming a customer, what was agreed to, and leaving again.

-- The register the shop looks establishments up in while no public service is named.
CREATE TABLE establishment (
  siret text PRIMARY KEY CHECK (siret ~ '^\d{14}$'),
  name text NOT NULL,
  street_number text,
  street_type text,
  street_name text,
  postcode text NOT NULL,
  city text NOT NULL,
  city_code text
);

-- Registered online, not yet completed by a store: its client code is provisional.
ALTER TABLE company ADD COLUMN is_prospect boolean NOT NULL DEFAULT false;
CREATE SEQUENCE prospect_code;

-- One live link per account; asking again kills the one before.
CREATE TABLE email_confirmation (
  customer_id integer PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

-- Which text of the general conditions was accepted, and when. Never rewritten.
CREATE TABLE conditions_acceptance (
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, version)
);

ALTER TABLE customer
  -- the last time somebody signed in: how long an unused account is kept counts from here
  ADD COLUMN last_seen_at timestamptz,
  -- the person is gone; the row stays so that orders and invoices keep a label
  ADD COLUMN erased_at timestamptz;
