-- Packs of an order that are cancelled while the rest goes on, and money given back otherwise than by card
-- (decisions/0087). A line of which nothing is left keeps its place: lines are named by their position.
ALTER TABLE order_line ADD COLUMN cancelled integer NOT NULL DEFAULT 0;
ALTER TABLE order_line DROP CONSTRAINT order_line_quantity_check;
ALTER TABLE order_line
  ADD CONSTRAINT order_line_quantity CHECK (cancelled >= 0 AND quantity >= 0 AND quantity + cancelled > 0) NOT VALID;

-- By how much an order costs less since then, each time.
CREATE TABLE order_reduction (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  author text NOT NULL,
  less_ttc_cents bigint NOT NULL CHECK (less_ttc_cents >= 0),
  -- from when nothing of it is left to be given back to a card; at once where no card paid
  settled_at timestamptz
);
CREATE INDEX order_reduction_order ON order_reduction (order_id, id);
CREATE INDEX order_reduction_open ON order_reduction (order_id) WHERE settled_at IS NULL;

-- Given back by the till or by transfer, as it was noted.
CREATE TABLE order_settlement (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  author text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  how text NOT NULL CHECK (length(how) BETWEEN 1 AND 250)
);
CREATE INDEX order_settlement_order ON order_settlement (order_id, id);
