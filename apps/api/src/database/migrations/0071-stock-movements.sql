-- Stock that remembers what was sold around the moment it was counted (decisions/0074).
-- `available` stays what may be sold: greatest(0, counted + open). Rows from before have no count of their own yet: the
-- first change of a row gives it one, so that nothing large is filled here.
ALTER TABLE stock
  -- the last count that was taken in, below 0 where the merchant's books are
  ADD COLUMN counted integer,
  -- movements to be added to it
  ADD COLUMN open integer NOT NULL DEFAULT 0,
  -- by the clock of who counted; none before the first count with a moment
  ADD COLUMN counted_at timestamptz,
  ADD CONSTRAINT stock_sellable CHECK (counted IS NULL OR available = greatest(0, counted + open)) NOT VALID;

-- Whoever writes `available` alone, like the version before this one, says what was counted.
CREATE FUNCTION count_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.counted := NEW.available - NEW.open;
  RETURN NEW;
END
$$;
CREATE TRIGGER stock_counted_first BEFORE INSERT ON stock
  FOR EACH ROW WHEN (NEW.counted IS NULL) EXECUTE FUNCTION count_stock();
CREATE TRIGGER stock_counted BEFORE UPDATE ON stock
  FOR EACH ROW WHEN (NEW.counted IS NULL OR (
    NEW.available <> OLD.available AND NEW.counted = OLD.counted AND NEW.open = OLD.open))
  EXECUTE FUNCTION count_stock();

-- A file that names everything a place holds dates all of it at once: lines that stay as they are, are not touched.
CREATE TABLE stock_place (
  shop_code text PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

-- What was taken from a shelf or put back, until a count contains it. No foreign keys, as with stock.
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- when the merchant's system was told, by our clock
  read_at timestamptz,
  -- when it entered the merchant's books, by theirs
  booked_at timestamptz,
  packs integer NOT NULL CHECK (packs <> 0),
  kind text NOT NULL CHECK (kind IN ('sale', 'release', 'delta')),
  -- the order's number, or what the merchant's system calls its own movement
  reference text NOT NULL,
  article_sku text NOT NULL,
  shop_code text NOT NULL,
  CHECK (kind <> 'sale' OR packs < 0),
  CHECK (kind <> 'release' OR packs > 0),
  CHECK (kind <> 'delta' OR booked_at IS NOT NULL)
);
CREATE UNIQUE INDEX stock_movement_of_order ON stock_movement (reference, kind, article_sku, shop_code)
  WHERE kind <> 'delta';
CREATE UNIQUE INDEX stock_movement_of_books ON stock_movement (reference) WHERE kind = 'delta';
CREATE INDEX stock_movement_of_shelf ON stock_movement (article_sku, shop_code);

CREATE OR REPLACE FUNCTION forget_article_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock USING gone WHERE stock.article_sku = gone.sku;
  DELETE FROM stock_movement USING gone WHERE stock_movement.article_sku = gone.sku;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION forget_shop_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock USING gone WHERE stock.shop_code = gone.code;
  DELETE FROM stock_movement USING gone WHERE stock_movement.shop_code = gone.code;
  DELETE FROM stock_place USING gone WHERE stock_place.shop_code = gone.code;
  RETURN NULL;
END
$$;
