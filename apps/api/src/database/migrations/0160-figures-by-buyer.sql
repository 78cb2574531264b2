-- Sales summed by day, store and buyer, as those by day and store: days past are summed, and whatever changes what a
-- summed day holds leaves a note. No names and no addresses: who bought is a number, or stands on the last of the orders
-- that were summed; visitors are told apart by what their address comes to.
ALTER TABLE figure_day DROP CONSTRAINT figure_day_kind_check,
  ADD CONSTRAINT figure_day_kind_check CHECK (kind IN ('sold', 'due', 'demand', 'carts', 'buyers'));
ALTER TABLE figure_touched DROP CONSTRAINT figure_touched_kind_check,
  ADD CONSTRAINT figure_touched_kind_check CHECK (kind IN ('sold', 'due', 'demand', 'carts', 'buyers'));

CREATE TABLE figure_buyers (
  day date NOT NULL,
  company_id integer,
  -- Of no company.
  customer_id integer,
  last_order_id integer NOT NULL,
  orders integer NOT NULL,
  visitor bigint,
  ht_cents bigint NOT NULL,
  ttc_cents bigint NOT NULL,
  shop_code text NOT NULL
);
CREATE INDEX figure_buyers_day ON figure_buyers (day);

CREATE OR REPLACE FUNCTION figure_day_of(told orders, of_kind text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN of_kind IN ('sold', 'demand', 'buyers') THEN (told.placed_at AT TIME ZONE 'Europe/Paris')::date
  ELSE figure_due_day(order_due_at(told.delivery_mode, told.promised_at, told.wished_on, told.wished_from, NULL,
    told.delivery_on)) END;

CREATE OR REPLACE FUNCTION figures_of_orders_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_figures('sold', min(figure_day_of(came, 'sold')), max(figure_day_of(came, 'sold'))),
    touch_figures('buyers', min(figure_day_of(came, 'buyers')), max(figure_day_of(came, 'buyers'))),
    touch_figures('due', min(figure_day_of(came, 'due')), max(figure_day_of(came, 'due')))
  FROM (SELECT orders.* FROM orders JOIN came USING (id)) came;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_buyers_figures_delete AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION figures_of_order_changed('buyers');
CREATE TRIGGER orders_buyers_figures_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status = 'ANNULEE', OLD.waiting_for_approval, OLD.placed_at, OLD.shop_code, OLD.total_ht_cents,
      OLD.total_ttc_cents, OLD.company_id, OLD.customer_id, OLD.email)
    IS DISTINCT FROM (NEW.status = 'ANNULEE', NEW.waiting_for_approval, NEW.placed_at, NEW.shop_code, NEW.total_ht_cents,
      NEW.total_ttc_cents, NEW.company_id, NEW.customer_id, NEW.email))
  EXECUTE FUNCTION figures_of_order_changed('buyers');
