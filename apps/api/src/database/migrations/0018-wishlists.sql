-- Favourites lists: several per customer, seen by their owner alone.

CREATE TABLE wishlist (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 50),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX wishlist_name ON wishlist (customer_id, lower(name));

CREATE TABLE wishlist_item (
  uid uuid PRIMARY KEY,
  wishlist_id integer NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
  position integer NOT NULL,
  -- No foreign key: an item outlives its article, so that its owner can be told.
  article_sku text NOT NULL,
  parent_sku text NOT NULL,
  name text NOT NULL,
  pricing_unit text NOT NULL,
  -- packs
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99999),
  tint_hex text CHECK (tint_hex ~ '^#[0-9A-F]{6}$'),
  tint_class char(1),
  tint_label text CHECK (length(tint_label) <= 40),
  tint_code text,
  tint_name text,
  tint_key text NOT NULL GENERATED ALWAYS AS
    (coalesce(tint_hex, '') || '|' || coalesce(tint_code, '') || '|' || coalesce(tint_label, '')) STORED,
  -- the owner's own note
  description text CHECK (length(description) <= 250),
  added_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((tint_hex IS NULL) = (tint_class IS NULL)),
  -- Looked at when the transaction ends: two items may change places or become one.
  CONSTRAINT one_item_per_wish UNIQUE (wishlist_id, article_sku, pricing_unit, tint_key) DEFERRABLE INITIALLY DEFERRED
);
