-- Prices per customer, reductions that begin and end by themselves, and what every article has cost.

CREATE TABLE price_list (
  code text PRIMARY KEY,
  label text NOT NULL
);

CREATE TABLE price_list_discount (
  price_list text NOT NULL REFERENCES price_list (code) ON DELETE CASCADE,
  price_group text NOT NULL,
  percent numeric(5, 2) NOT NULL CHECK (percent >= 0 AND percent < 100),
  PRIMARY KEY (price_list, price_group)
);

-- An article's own price on a list; it goes before the discount of its group.
CREATE TABLE price_list_price (
  price_list text NOT NULL REFERENCES price_list (code) ON DELETE CASCADE,
  article_sku text NOT NULL REFERENCES article (sku) ON DELETE CASCADE,
  pack_ht_cents integer NOT NULL CHECK (pack_ht_cents >= 0),
  unit_ht numeric(12, 4) NOT NULL CHECK (unit_ht >= 0),
  PRIMARY KEY (price_list, article_sku)
);
CREATE INDEX price_list_price_article ON price_list_price (article_sku);

-- What one company has negotiated, for a family or an article, from a quantity on: a percentage off its list
-- price, or a net price.
CREATE TABLE special_condition (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  family integer,
  article_sku text REFERENCES article (sku) ON DELETE CASCADE,
  from_quantity integer NOT NULL DEFAULT 1 CHECK (from_quantity > 0),
  label text NOT NULL,
  extra_percent numeric(5, 2) CHECK (extra_percent > 0 AND extra_percent < 100),
  net_pack_ht_cents integer CHECK (net_pack_ht_cents >= 0),
  net_unit_ht numeric(12, 4) CHECK (net_unit_ht >= 0),
  -- both days included; open where there is none
  valid_from date,
  valid_to date,
  CHECK ((family IS NULL) <> (article_sku IS NULL)),
  CHECK ((extra_percent IS NULL) <> (net_pack_ht_cents IS NULL)),
  CHECK ((net_pack_ht_cents IS NULL) = (net_unit_ht IS NULL)),
  UNIQUE NULLS NOT DISTINCT (company_id, family, article_sku, from_quantity, valid_from)
);
CREATE INDEX special_condition_article ON special_condition (article_sku);

-- A reduction runs from one French day to another, both included. `reduced_since` is the day the first of an
-- unbroken row of falling reductions began: the struck price is the lowest of the thirty days before it.
ALTER TABLE public_price
  ADD COLUMN reduced_from date,
  ADD COLUMN reduced_to date,
  ADD COLUMN reduced_since date;
UPDATE public_price SET reduced_from = current_date, reduced_since = current_date WHERE reduced_type IS NOT NULL;
ALTER TABLE public_price
  ADD CHECK ((reduced_type IS NULL) = (reduced_from IS NULL)),
  ADD CHECK ((reduced_type IS NULL) = (reduced_since IS NULL)),
  ADD CHECK (reduced_to >= reduced_from);
CREATE INDEX public_price_reduced ON public_price (reduced_from, reduced_to) WHERE reduced_type IS NOT NULL;

-- Everything an article was ever offered at to everybody, in French days, both included.
CREATE TABLE price_history (
  article_sku text NOT NULL REFERENCES article (sku) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('LIST', 'REDUCTION')),
  valid_from date NOT NULL,
  valid_to date,
  pack_ht_cents integer NOT NULL,
  unit_ht numeric(12, 4) NOT NULL,
  PRIMARY KEY (article_sku, kind, valid_from)
);
-- Prices from before there was a history have known no other.
INSERT INTO price_history (article_sku, kind, valid_from, pack_ht_cents, unit_ht)
  SELECT article_sku, 'LIST', current_date - 30, pack_ht_cents, unit_ht FROM public_price;
INSERT INTO price_history (article_sku, kind, valid_from, pack_ht_cents, unit_ht)
  SELECT article_sku, 'REDUCTION', reduced_from, reduced_pack_ht_cents, reduced_unit_ht
  FROM public_price WHERE reduced_type IS NOT NULL;
