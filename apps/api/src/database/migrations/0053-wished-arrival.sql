-- When the buyer would like its goods, instead of as soon as possible; and goods that are delivered in two.

-- « two », a day, or a day and a slot on the store's clock. Whether it is still possible is judged whenever it is told.
ALTER TABLE checkout ADD COLUMN wish text
  CHECK (wish ~ '^(two|\d{4}-\d{2}-\d{2}( \d{2}:\d{2}-\d{2}:\d{2})?)$');

ALTER TABLE orders
  ADD COLUMN wished_on date,
  -- minutes since midnight on the store's clock; none for a delivery
  ADD COLUMN wished_from smallint CHECK (wished_from BETWEEN 0 AND 1440),
  ADD COLUMN wished_until smallint CHECK (wished_until BETWEEN 0 AND 1440),
  -- delivered in two: the day of the first; delivery_on is then the day of the second, none while it is to be confirmed
  ADD COLUMN first_delivery_on date,
  ADD CONSTRAINT orders_wish CHECK (
    (wished_from IS NULL) = (wished_until IS NULL)
    AND (wished_from IS NULL OR (wished_on IS NOT NULL AND wished_from < wished_until))
    AND (wished_on IS NULL OR first_delivery_on IS NULL)
  );

-- Of an order delivered in two: with which of them the line comes.
ALTER TABLE order_line ADD COLUMN delivery smallint CHECK (delivery IN (1, 2));
