-- What a store was told of an order, and at which address: each thing once.
CREATE TABLE order_notice (
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('placed', 'near', 'late', 'cancelled')),
  at timestamptz NOT NULL,
  -- the store's address, or the shop's own
  sent_to text NOT NULL,
  PRIMARY KEY (order_id, kind)
);

-- Those that a store still has something to do for.
CREATE INDEX IF NOT EXISTS orders_under_way ON orders (shop_code, placed_at)
  WHERE status NOT IN ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE');
