-- What the tint of one pack costs, held in the line's unit price; none for what was not tinted, or written elsewhere.
ALTER TABLE order_line ADD COLUMN tint_ht_cents integer CHECK (tint_ht_cents >= 0);

-- How much of each line is prepared, and how much is fetched or sent: what was handed over has been prepared.
ALTER TABLE order_line
  ADD COLUMN prepared integer NOT NULL DEFAULT 0,
  ADD COLUMN handed_over integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_line_parts CHECK (0 <= handed_over AND handed_over <= prepared AND prepared <= quantity);

-- Who moved how much, and when; `nth` counts the moves of one order.
CREATE TABLE order_part (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  line_id integer NOT NULL REFERENCES order_line ON DELETE CASCADE,
  nth integer NOT NULL CHECK (nth > 0),
  kind text NOT NULL CHECK (kind IN ('PREPARED', 'HANDED_OVER')),
  quantity integer NOT NULL CHECK (quantity > 0),
  at timestamptz NOT NULL,
  author text NOT NULL
);
CREATE INDEX order_part_line ON order_part (line_id, id);
CREATE INDEX order_part_order ON order_part (order_id, nth);

-- Of orders from before, their status says what became of all their lines.
INSERT INTO order_part (order_id, line_id, nth, kind, quantity, at, author)
SELECT orders.id, line.id, 1, CASE orders.status WHEN 'DISPONIBLE' THEN 'PREPARED' ELSE 'HANDED_OVER' END, line.quantity,
  coalesce(
    (SELECT min(change.at) FROM order_status_change change
     WHERE change.order_id = orders.id AND change.to_status IN ('DISPONIBLE', 'EXPEDIEE', 'RETIREE', 'LIVREE')),
    orders.received_at, orders.placed_at),
  'reprise'
FROM orders JOIN order_line line ON line.order_id = orders.id
WHERE orders.status IN ('DISPONIBLE', 'EXPEDIEE', 'RETIREE', 'LIVREE');

UPDATE order_line SET prepared = quantity,
  handed_over = CASE orders.status WHEN 'DISPONIBLE' THEN 0 ELSE quantity END
FROM orders WHERE orders.id = order_line.order_id AND orders.status IN ('DISPONIBLE', 'EXPEDIEE', 'RETIREE', 'LIVREE');
