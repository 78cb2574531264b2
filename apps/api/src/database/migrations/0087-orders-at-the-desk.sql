-- Orders as the back office works on them: found by any word of them, in the order they are due, and picked line by line.
-- On a large shop the indexes are made beforehand, concurrently and under the same names.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Small letters and capitals, accents and kinds of apostrophes and spaces make no difference.
CREATE FUNCTION plain_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(words), U&'àâäéèêëîïôöùûüç’\00A0\202F', 'aaaeeeeiioouuuc''  ');

CREATE FUNCTION digits_of(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(words, '\D', '', 'g');

-- When the store has to be ready: the hour promised or the slot wished for; of a delivery, the end of its day.
CREATE FUNCTION order_due_at(
  mode text, promised_at timestamptz, wished_on date, wished_from smallint, first_delivery_on date, delivery_on date
) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  CASE WHEN mode = 'EMP' THEN coalesce(
    CASE WHEN wished_from IS NOT NULL
      THEN (wished_on + make_interval(mins => wished_from::integer)) AT TIME ZONE 'Europe/Paris' END,
    promised_at)
  ELSE (coalesce(first_delivery_on, delivery_on) + 1)::timestamp AT TIME ZONE 'Europe/Paris' END,
  'infinity'::timestamptz);

-- By what a person at the desk asks for an order: its number, who bought, references, and the telephone's digits.
CREATE FUNCTION order_words(
  number text, buyer text, email text, ref text, purchase_order text, shipping jsonb, billing jsonb
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN plain_words(
  number || ' ' || buyer || ' ' || email || ' ' || coalesce(ref, '') || ' ' || coalesce(purchase_order, '')
  || ' ' || coalesce(shipping ->> 'company', '') || ' ' || coalesce(billing ->> 'company', '')
  || ' ' || coalesce(shipping ->> 'lastname', '') || ' ' || coalesce(billing ->> 'lastname', '')
  || ' ' || digits_of(coalesce(shipping ->> 'telephone', ''))
  || ' ' || digits_of(coalesce(billing ->> 'telephone', '')));

CREATE INDEX IF NOT EXISTS orders_words ON orders USING gin (
  order_words(number, buyer_name, email::text, purchase_ref, purchase_order_number, shipping_address, billing_address)
  gin_trgm_ops);
CREATE INDEX IF NOT EXISTS company_words ON company USING gin (
  plain_words(name || ' ' || client_code) gin_trgm_ops);
CREATE INDEX IF NOT EXISTS customer_mobile_digits ON customer USING gin (digits_of(mobile) gin_trgm_ops);
CREATE INDEX IF NOT EXISTS order_line_article ON order_line (article_sku, order_id);
CREATE INDEX IF NOT EXISTS article_ean ON article (ean) WHERE ean IS NOT NULL;

-- Those that a store still has something to do for, by when; of one store, and of all.
CREATE INDEX IF NOT EXISTS orders_due_at_shop ON orders (
  shop_code, order_due_at(delivery_mode, promised_at, wished_on, wished_from, first_delivery_on, delivery_on), id)
  WHERE status NOT IN ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE');
CREATE INDEX IF NOT EXISTS orders_due_at ON orders (
  order_due_at(delivery_mode, promised_at, wished_on, wished_from, first_delivery_on, delivery_on), id)
  WHERE status NOT IN ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE');
CREATE INDEX IF NOT EXISTS orders_placed ON orders (placed_at DESC, id DESC);
CREATE INDEX IF NOT EXISTS orders_placed_at_shop ON orders (shop_code, placed_at DESC, id DESC);

-- Who began to prepare it. No foreign key: the name outlives the account.
ALTER TABLE orders
  ADD COLUMN picker_id integer,
  ADD COLUMN picker_name text,
  ADD COLUMN picking_since timestamptz;

-- Packs set aside and not yet told of: once the order is said to be ready they are `prepared`.
ALTER TABLE order_line
  ADD COLUMN picked integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_line_picked CHECK (picked >= 0 AND prepared + picked <= quantity);

-- Who took it at the counter, by name.
ALTER TABLE order_part ADD COLUMN received_by text CHECK (length(received_by) BETWEEN 1 AND 100);

-- What the staff write to each other; never shown to the customer.
CREATE TABLE order_note (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  author text NOT NULL,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 1000)
);
CREATE INDEX order_note_order ON order_note (order_id, id);

-- What a mail is about stays when what it said has left.
ALTER TABLE outbox ADD COLUMN order_number text;
UPDATE outbox SET order_number = payload #>> '{variables,orderNumber}' WHERE payload #>> '{variables,orderNumber}' IS NOT NULL;
CREATE INDEX outbox_order ON outbox (order_number) WHERE order_number IS NOT NULL;

-- All that was done to an order.
CREATE INDEX IF NOT EXISTS audit_entry_order ON audit_entry ((details ->> 'number'), id)
  WHERE details ->> 'number' IS NOT NULL;

-- Declarations that still run, in their order.
CREATE INDEX withdrawal_declared ON withdrawal (declared_at);
