-- A tint is found again years later. An ordered line keeps it as it was sold, whatever the charts become: what it was
-- called, its price class, the base it was made from, and the code of its formula. Empty in lines written before.
ALTER TABLE order_line
  ADD COLUMN tint_name text,
  ADD COLUMN tint_class text,
  ADD COLUMN tint_base text,
  ADD COLUMN formula_code text;

-- What people write about their tints: the room and a note on one they bought for a site, or a tint they add by hand.
-- It belongs to the company, or to the person who has none.
CREATE TABLE kept_tint (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer REFERENCES company (id),
  -- who wrote it last; none once that account is erased
  customer_id integer REFERENCES customer (id),
  by_hand boolean NOT NULL,
  tint_code text,
  tint_hex text NOT NULL CHECK (tint_hex ~ '^#[0-9A-F]{6}$'),
  tint_name text,
  tint_label text,
  -- the site, '' where there is none
  site text NOT NULL DEFAULT '',
  room text,
  note text,
  -- of what it is to be made, for one added by hand
  article_sku text,
  written_at timestamptz NOT NULL,
  owner_key text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN company_id IS NULL THEN 'p' || customer_id::text ELSE 'c' || company_id::text END) STORED,
  tint_key text NOT NULL GENERATED ALWAYS AS (coalesce(tint_code, tint_hex)) STORED
);
CREATE UNIQUE INDEX kept_tint_note ON kept_tint (owner_key, tint_key, site) WHERE NOT by_hand;
CREATE INDEX kept_tint_owner ON kept_tint (owner_key);
CREATE INDEX kept_tint_company ON kept_tint (company_id);
CREATE INDEX kept_tint_customer ON kept_tint (customer_id);
