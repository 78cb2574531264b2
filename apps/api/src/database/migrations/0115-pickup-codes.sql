-- What a customer shows at the counter. Kept while the order is open, and no longer: nobody needs it afterwards.
-- The alphabet is the one of domain/orders/hand-over/pickup-code.ts.
CREATE FUNCTION new_pickup_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  -- The first six bytes of such an identifier are random, from the system's own source.
  SELECT string_agg(substr('34679BCDFGHJKLMNPRSTVWXZ', 1 + get_byte(drawn.bytes, place) % 24, 1), '' ORDER BY place)
  FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) drawn, generate_series(0, 5) place
$$;

CREATE TABLE pickup_code (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  code text NOT NULL DEFAULT new_pickup_code() UNIQUE CHECK (code ~ '^[34679BCDFGHJKLMNPRSTVWXZ]{6}$')
);

-- How the store knew to whom it gave what; the name of whoever came stands with the parts of the same move.
CREATE TABLE hand_over (
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- as in order_part
  nth integer NOT NULL,
  at timestamptz NOT NULL,
  proven_by text NOT NULL CHECK (proven_by IN ('code', 'name')),
  -- « 12,40 13,42;80,15 »: strokes of points, drawn anew by whoever shows it
  signature text CHECK (length(signature) <= 12000),
  PRIMARY KEY (order_id, nth)
);
-- Signatures are forgotten sooner than orders.
CREATE INDEX hand_over_signed ON hand_over (at) WHERE signature IS NOT NULL;

-- What waits at a counter now has one from now on.
INSERT INTO pickup_code (order_id)
SELECT id FROM orders
WHERE delivery_mode = 'EMP' AND status NOT IN ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE')
  AND EXISTS (SELECT FROM order_line line WHERE line.order_id = orders.id AND line.prepared > line.handed_over)
ON CONFLICT DO NOTHING;
