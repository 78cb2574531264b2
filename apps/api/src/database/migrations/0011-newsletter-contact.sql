-- Who asked for the newsletter, what customers agreed to and when, and what came through the contact form.

CREATE TABLE newsletter_subscription (
  email citext PRIMARY KEY,
  -- Magento's words; nobody without a row is NOT_ACTIVE
  status text NOT NULL CHECK (status IN ('NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED')),
  -- SHA-256 of the token in the confirmation mail; none once it served
  confirmation_hash bytea UNIQUE,
  -- stands in every newsletter and does nothing but end the subscription
  unsubscribe_token uuid NOT NULL UNIQUE,
  -- the sentence that was agreed to
  consent_text text NOT NULL,
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  ended_at timestamptz
);

-- Never rewritten: the newest row of a kind is what counts, the older ones are the proof.
CREATE TABLE customer_optin (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'sms', 'phone')),
  granted boolean NOT NULL,
  consent_text text NOT NULL,
  chosen_at timestamptz NOT NULL
);
CREATE INDEX customer_optin_newest ON customer_optin (customer_id, kind, id DESC);

CREATE TABLE contact_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL,
  customer_id integer REFERENCES customer (id) ON DELETE SET NULL,
  shop_code text,
  name text NOT NULL,
  email citext NOT NULL,
  telephone text,
  reason text NOT NULL,
  message text NOT NULL
);
CREATE INDEX contact_message_by_date ON contact_message (created_at);
