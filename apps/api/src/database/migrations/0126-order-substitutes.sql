-- Another article proposed for packs of a line that the store cannot find (decisions/0108). What was ordered is kept here
-- as it was: once the customer agrees, the order's line names the other article.
CREATE TABLE order_substitute (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  line_id integer NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'accepted', 'declined', 'withdrawn')),
  packs integer NOT NULL CHECK (packs > 0),
  instead_sku text NOT NULL,
  instead_name text NOT NULL,
  article_sku text NOT NULL CHECK (article_sku <> instead_sku),
  parent_sku text NOT NULL,
  name text NOT NULL,
  conditioning text,
  color text,
  pricing_unit text,
  unit_ht_cents bigint NOT NULL CHECK (unit_ht_cents >= 0),
  tax_rate smallint NOT NULL,
  -- of one pack, against the article ordered
  eco_change_ht_cents integer NOT NULL,
  proposed_at timestamptz NOT NULL,
  proposed_by text NOT NULL,
  answered_at timestamptz,
  -- by what the order costs less since it was accepted
  less_ttc_cents bigint NOT NULL DEFAULT 0 CHECK (less_ttc_cents >= 0),
  CHECK ((state = 'proposed') = (answered_at IS NULL))
);
CREATE INDEX order_substitute_order ON order_substitute (order_id, id);
CREATE INDEX order_substitute_line ON order_substitute (line_id);
-- One question at a time.
CREATE UNIQUE INDEX order_substitute_open ON order_substitute (line_id) WHERE state = 'proposed';
