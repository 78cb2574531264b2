-- Cards paid on the page of a real bank, and a checkout that may stand on another site.

-- A bank of the Lyra family wants six digits for each payment, unlike those of the day; from 900000 on they are its own.
CREATE SEQUENCE lyra_transaction AS integer MINVALUE 0 MAXVALUE 899999 CYCLE;

-- The number and moment a payment was given. Its page opened twice is one payment: the bank takes a number once.
CREATE TABLE lyra_payment (
  payment_id uuid PRIMARY KEY REFERENCES payment (id) ON DELETE CASCADE,
  trans_id integer NOT NULL CHECK (trans_id BETWEEN 0 AND 899999),
  trans_date timestamptz NOT NULL
);

-- A session that ends at a given moment however often it is used; none for those of the shop's own pages.
ALTER TABLE customer_session ADD COLUMN ends_at timestamptz;

-- What the browser carries to an external checkout: good once and for a minute. Only what SHA-256 makes of it is kept.
CREATE TABLE external_checkout_code (
  code_hash bytea PRIMARY KEY,
  cart_id text NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  -- the customer's session it was drawn in; none for a visitor
  session_hash bytea,
  created_at timestamptz NOT NULL
);
CREATE INDEX external_checkout_code_created ON external_checkout_code (created_at);
