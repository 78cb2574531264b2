-- Sums of what was ordered where, and of how far carts came, as those of sales: days past are summed, and whatever changes
-- what a summed day holds leaves a note. Of demand, months that are over are summed from their days too: a day of a large
-- shop holds nearly as many articles as lines. The index of carts is made beforehand on a large shop, concurrently and
-- under the same name.
ALTER TABLE figure_day DROP CONSTRAINT figure_day_kind_check,
  ADD CONSTRAINT figure_day_kind_check CHECK (kind IN ('sold', 'due', 'demand', 'carts'));
ALTER TABLE figure_touched DROP CONSTRAINT figure_touched_kind_check,
  ADD CONSTRAINT figure_touched_kind_check CHECK (kind IN ('sold', 'due', 'demand', 'carts'));

-- By the place that an order takes its goods from.
CREATE TABLE figure_demand (
  day date NOT NULL,
  place text NOT NULL,
  article_sku text NOT NULL,
  packs integer NOT NULL
);
CREATE INDEX figure_demand_day ON figure_demand (day);

-- Months whose days all stood, by their first day. One stands as long as they do.
CREATE TABLE figure_month (
  month date PRIMARY KEY
);
CREATE TABLE figure_month_demand (
  month date NOT NULL,
  place text NOT NULL,
  article_sku text NOT NULL,
  packs integer NOT NULL
);
CREATE INDEX figure_month_demand_month ON figure_month_demand (month);

-- By the day a cart was begun: how many came to this step and no further.
CREATE TABLE figure_carts (
  day date NOT NULL,
  shop_code text,
  step integer NOT NULL,
  carts integer NOT NULL
);
CREATE INDEX figure_carts_day ON figure_carts (day);

CREATE INDEX IF NOT EXISTS cart_created ON cart (created_at);

-- Demand follows all that sales follow but costs, and where goods are taken from.
CREATE OR REPLACE FUNCTION figure_day_of(told orders, of_kind text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN of_kind IN ('sold', 'demand') THEN (told.placed_at AT TIME ZONE 'Europe/Paris')::date
  ELSE figure_due_day(order_due_at(told.delivery_mode, told.promised_at, told.wished_on, told.wished_from, NULL,
    told.delivery_on)) END;

CREATE TRIGGER orders_demand_figures_delete AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION figures_of_order_changed('demand');
CREATE TRIGGER orders_demand_figures_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status = 'ANNULEE', OLD.waiting_for_approval, OLD.placed_at, OLD.shop_code, OLD.delivery_mode)
    IS DISTINCT FROM (NEW.status = 'ANNULEE', NEW.waiting_for_approval, NEW.placed_at, NEW.shop_code, NEW.delivery_mode))
  EXECUTE FUNCTION figures_of_order_changed('demand');
CREATE TRIGGER order_line_demand_figures_changed AFTER UPDATE ON order_line FOR EACH ROW
  WHEN ((OLD.quantity, OLD.article_sku) IS DISTINCT FROM (NEW.quantity, NEW.article_sku))
  EXECUTE FUNCTION figures_of_line_changed('demand');

-- An order without lines asks for nothing: lines that come and go are enough.
CREATE OR REPLACE FUNCTION figures_of_lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures('sold', min(figure_day_of(orders, 'sold')), max(figure_day_of(orders, 'sold'))),
    touch_figures('demand', min(figure_day_of(orders, 'demand')), max(figure_day_of(orders, 'demand')))
  FROM orders WHERE id IN (SELECT order_id FROM changed);
  RETURN NULL;
END $$;

-- Carts of one statement are of days far apart, more often than orders are: each day has its note.
CREATE FUNCTION touch_cart_figures(moments timestamptz[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO figure_touched (kind, since, until)
  SELECT DISTINCT 'carts', day, day
  FROM unnest(moments) moment, LATERAL (SELECT (moment AT TIME ZONE 'Europe/Paris')::date AS day) told
  WHERE day <= last_figure_day('carts');
END;

CREATE FUNCTION figures_of_carts_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_cart_figures(array_agg(created_at)) FROM gone;
  RETURN NULL;
END $$;
CREATE TRIGGER cart_figures_delete AFTER DELETE ON cart REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_carts_gone();

-- A cart is begun empty, which is no step: only what is done with it afterwards counts.
CREATE FUNCTION figures_of_cart_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_cart_figures(ARRAY[OLD.created_at, NEW.created_at]);
  RETURN NULL;
END $$;
CREATE TRIGGER cart_figures_changed AFTER UPDATE ON cart FOR EACH ROW
  WHEN ((OLD.state = 'closed', OLD.created_at, OLD.shop_code, OLD.payment_method IS NULL, OLD.shipping_method IS NULL,
      OLD.email IS NULL AND OLD.shipping_address IS NULL AND OLD.billing_address IS NULL)
    IS DISTINCT FROM (NEW.state = 'closed', NEW.created_at, NEW.shop_code, NEW.payment_method IS NULL,
      NEW.shipping_method IS NULL, NEW.email IS NULL AND NEW.shipping_address IS NULL AND NEW.billing_address IS NULL))
  EXECUTE FUNCTION figures_of_cart_changed();

-- Of a cart, only the first line that comes and the last that goes change anything.
CREATE FUNCTION figures_of_cart_lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_cart_figures(array_agg(created_at)) FROM cart
  WHERE id IN (SELECT cart_id FROM changed) AND NOT EXISTS (
    SELECT FROM cart_line line WHERE line.cart_id = cart.id AND line.uid NOT IN (SELECT uid FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER cart_line_figures_insert AFTER INSERT ON cart_line REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_cart_lines_changed();
CREATE TRIGGER cart_line_figures_delete AFTER DELETE ON cart_line REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_cart_lines_changed();

CREATE FUNCTION figures_of_cart_line_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_cart_figures(array_agg(created_at)) FROM cart WHERE id IN (OLD.cart_id, NEW.cart_id);
  RETURN NULL;
END $$;
CREATE TRIGGER cart_line_figures_moved AFTER UPDATE OF cart_id ON cart_line FOR EACH ROW
  WHEN (OLD.cart_id <> NEW.cart_id) EXECUTE FUNCTION figures_of_cart_line_moved();

CREATE FUNCTION figures_of_ordered_carts_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_cart_figures(array_agg(created_at)) FROM cart
  WHERE id IN (SELECT cart_id FROM changed WHERE cart_id IS NOT NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_carts_figures_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_ordered_carts_came();
CREATE TRIGGER orders_carts_figures_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_ordered_carts_came();

CREATE FUNCTION figures_of_ordered_cart_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_cart_figures(array_agg(created_at)) FROM cart WHERE id IN (OLD.cart_id, NEW.cart_id);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_carts_figures_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.cart_id, OLD.status = 'ANNULEE', OLD.payment_state IN ('pending', 'refused'), OLD.waiting_for_approval,
      OLD.shop_code)
    IS DISTINCT FROM (NEW.cart_id, NEW.status = 'ANNULEE', NEW.payment_state IN ('pending', 'refused'),
      NEW.waiting_for_approval, NEW.shop_code))
  EXECUTE FUNCTION figures_of_ordered_cart_changed();
