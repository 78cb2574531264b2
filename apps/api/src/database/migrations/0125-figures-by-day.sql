-- Sums of days past, so that the figures of a year need not read a year of orders. A day stands in figure_day once it was
-- summed. Whatever changes what a summed day holds leaves a note in figure_touched, in the same transaction: from then on
-- the day is read from the orders, until it is summed again. Notes are only ever added here; who sums takes them away.
-- On a large shop the two indexes of other tables are made beforehand, concurrently and under the same names.
CREATE TABLE figure_day (
  kind text NOT NULL CHECK (kind IN ('sold', 'due')),
  day date NOT NULL,
  PRIMARY KEY (kind, day)
);

CREATE TABLE figure_touched (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('sold', 'due')),
  since date NOT NULL,
  until date NOT NULL
);

-- No foreign keys: a sum outlives who sold and where.
CREATE TABLE figure_sales (
  day date NOT NULL,
  shop_code text NOT NULL,
  representative_id integer,
  orders integer NOT NULL,
  ht_cents bigint NOT NULL,
  ttc_cents bigint NOT NULL
);
CREATE INDEX figure_sales_day ON figure_sales (day);

CREATE TABLE figure_goods (
  day date NOT NULL,
  shop_code text NOT NULL,
  universe integer,
  orders integer NOT NULL,
  ht_cents bigint NOT NULL,
  covered_ht_cents bigint NOT NULL,
  cost_cents bigint NOT NULL
);
CREATE INDEX figure_goods_day ON figure_goods (day);

-- By the day a promise fell due; of those not kept, by how much each was missed.
CREATE TABLE figure_promises (
  day date NOT NULL,
  shop_code text NOT NULL,
  promised integer NOT NULL,
  kept integer NOT NULL,
  late_hours double precision[] NOT NULL
);
CREATE INDEX figure_promises_day ON figure_promises (day);

-- Which universe each product was counted in: one row, what it was made from.
CREATE TABLE figure_shelf (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  print text NOT NULL
);

CREATE INDEX IF NOT EXISTS orders_promised ON orders (
  order_due_at(delivery_mode, promised_at, wished_on, wished_from, NULL, delivery_on));

CREATE INDEX IF NOT EXISTS payment_refund_given ON payment_refund (settled_at) WHERE state = 'given';

-- A moment on the edge of a day, such as the end of a delivery's, belongs to the day before.
CREATE FUNCTION figure_due_day(due timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN due < 'infinity' THEN ((due - interval '1 second') AT TIME ZONE 'Europe/Paris')::date END;

-- Days that may stand summed, or be summed at this moment: those that are over, and by whatever clock they were summed.
CREATE FUNCTION last_figure_day(of_kind text) RETURNS date LANGUAGE sql STABLE
RETURN greatest((now() AT TIME ZONE 'Europe/Paris')::date - 1,
  (SELECT max(day) + 1 FROM figure_day WHERE kind = of_kind));

CREATE FUNCTION touch_figures(of_kind text, first date, last date) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO figure_touched (kind, since, until)
  SELECT of_kind, first, least(last, edge) FROM last_figure_day(of_kind) edge WHERE first <= edge;
END;

CREATE FUNCTION figure_day_of(told orders, of_kind text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE of_kind WHEN 'sold' THEN (told.placed_at AT TIME ZONE 'Europe/Paris')::date
  ELSE figure_due_day(order_due_at(told.delivery_mode, told.promised_at, told.wished_on, told.wished_from, NULL,
    told.delivery_on)) END;

-- Many orders of one statement leave one note of all their days.
CREATE FUNCTION figures_of_orders_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures('sold', min(figure_day_of(came, 'sold')), max(figure_day_of(came, 'sold'))),
    touch_figures('due', min(figure_day_of(came, 'due')), max(figure_day_of(came, 'due')))
  FROM (SELECT orders.* FROM orders JOIN came USING (id)) came;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_figures_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_orders_came();

CREATE FUNCTION figures_of_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures(TG_ARGV[0], day, day)
  FROM (VALUES (figure_day_of(OLD, TG_ARGV[0])),
    (CASE WHEN TG_OP = 'UPDATE' THEN figure_day_of(NEW, TG_ARGV[0]) END)) touched (day)
  WHERE day IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_sold_figures_delete AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION figures_of_order_changed('sold');
CREATE TRIGGER orders_due_figures_delete AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION figures_of_order_changed('due');
CREATE TRIGGER orders_sold_figures_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status = 'ANNULEE', OLD.waiting_for_approval, OLD.placed_at, OLD.shop_code, OLD.representative_id,
      OLD.total_ht_cents, OLD.total_ttc_cents)
    IS DISTINCT FROM (NEW.status = 'ANNULEE', NEW.waiting_for_approval, NEW.placed_at, NEW.shop_code, NEW.representative_id,
      NEW.total_ht_cents, NEW.total_ttc_cents))
  EXECUTE FUNCTION figures_of_order_changed('sold');
-- What was ready and is fetched, what has left and arrives, is kept or missed as it was.
CREATE FUNCTION figure_state(status text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE status WHEN 'RETIREE' THEN 'DISPONIBLE' WHEN 'LIVREE' THEN 'EXPEDIEE' ELSE status END;
CREATE TRIGGER orders_due_figures_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((figure_state(OLD.status), OLD.waiting_for_approval, OLD.payment_state, OLD.shop_code, OLD.delivery_mode,
      OLD.promised_at, OLD.wished_on, OLD.wished_from, OLD.delivery_on)
    IS DISTINCT FROM (figure_state(NEW.status), NEW.waiting_for_approval, NEW.payment_state, NEW.shop_code,
      NEW.delivery_mode, NEW.promised_at, NEW.wished_on, NEW.wished_from, NEW.delivery_on))
  EXECUTE FUNCTION figures_of_order_changed('due');

CREATE FUNCTION figures_of_lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures('sold', min(figure_day_of(orders, 'sold')), max(figure_day_of(orders, 'sold')))
  FROM orders WHERE id IN (SELECT order_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_figures_insert AFTER INSERT ON order_line REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_lines_changed();
CREATE TRIGGER order_line_figures_delete AFTER DELETE ON order_line REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_lines_changed();

CREATE FUNCTION figures_of_line_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures(TG_ARGV[0], day, day)
  FROM (SELECT figure_day_of(orders, TG_ARGV[0]) AS day FROM orders WHERE id = NEW.order_id) touched
  WHERE day IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_sold_figures_changed AFTER UPDATE ON order_line FOR EACH ROW
  WHEN ((OLD.quantity, OLD.row_ht_cents, OLD.discount_ht_cents, OLD.article_sku, OLD.parent_sku)
    IS DISTINCT FROM (NEW.quantity, NEW.row_ht_cents, NEW.discount_ht_cents, NEW.article_sku, NEW.parent_sku))
  EXECUTE FUNCTION figures_of_line_changed('sold');
CREATE TRIGGER order_line_due_figures_changed AFTER UPDATE ON order_line FOR EACH ROW
  WHEN ((OLD.quantity, OLD.prepared) IS DISTINCT FROM (NEW.quantity, NEW.prepared))
  EXECUTE FUNCTION figures_of_line_changed('due');

-- A cost counts from its day on, until the next one.
CREATE FUNCTION figures_of_costs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures('sold', min(since), 'infinity') FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER article_cost_figures_insert AFTER INSERT ON article_cost REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_costs_changed();
CREATE TRIGGER article_cost_figures_update AFTER UPDATE ON article_cost REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_costs_changed();
CREATE TRIGGER article_cost_figures_delete AFTER DELETE ON article_cost REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_costs_changed();
