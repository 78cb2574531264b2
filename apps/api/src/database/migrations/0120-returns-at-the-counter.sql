-- Returns that the staff open for somebody at the counter, those whose order was cancelled before it was paid, and packs
-- that stay in the store because their buyer changed its mind (decisions/0106).
ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_state_check;
ALTER TABLE withdrawal
  ADD CONSTRAINT withdrawal_state_check CHECK (
    state IN ('requested', 'awaited', 'partly_received', 'received', 'refunded', 'refused', 'cancelled')),
  -- how many of each line, in the order of line_ids; null: all of it, as its buyer declared
  ADD COLUMN quantities integer[] CHECK (cardinality(quantities) = cardinality(line_ids)),
  -- who of the staff opened it, by name; null: its buyer declared it
  ADD COLUMN opened_by text,
  ADD CHECK ((opened_by IS NULL) = (quantities IS NULL));
UPDATE withdrawal SET state = 'cancelled' FROM orders
  WHERE orders.id = withdrawal.order_id AND orders.status = 'ANNULEE' AND state NOT IN ('refunded', 'refused')
    AND (orders.payment_state IN ('pending', 'refused')
      OR (orders.payment_state = 'due' AND orders.payment_method <> 'bank_transfer'));
DROP INDEX withdrawal_open;
CREATE INDEX withdrawal_open ON withdrawal (declared_at, id) WHERE state NOT IN ('refunded', 'refused', 'cancelled');

-- Of a line: packs that never left and never will. They are on sale again.
ALTER TABLE order_line ADD COLUMN released integer NOT NULL DEFAULT 0;
ALTER TABLE order_line
  ADD CONSTRAINT order_line_released CHECK (released >= 0 AND prepared + picked + released <= quantity) NOT VALID;
