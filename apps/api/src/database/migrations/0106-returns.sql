-- What becomes of a withdrawal (decisions/0106): decided by somebody, its goods received line by line, its money back.
ALTER TABLE withdrawal
  ADD COLUMN state text NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'awaited', 'partly_received', 'received', 'refunded', 'refused')),
  -- who brought it there, by name, and when; none while nobody has looked at it
  ADD COLUMN moved_by text,
  ADD COLUMN moved_at timestamptz,
  -- as the customer reads it
  ADD COLUMN refusal_reason text CHECK (length(refusal_reason) BETWEEN 1 AND 250),
  -- given back for it: through the bank, or noted
  ADD COLUMN settled_cents bigint CHECK (settled_cents > 0);
UPDATE withdrawal SET state = 'refunded' FROM orders
  WHERE orders.id = withdrawal.order_id AND orders.payment_state = 'refunded';
CREATE INDEX withdrawal_open ON withdrawal (declared_at, id) WHERE state NOT IN ('refunded', 'refused');

CREATE TABLE return_receipt (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id integer NOT NULL REFERENCES withdrawal (id) ON DELETE CASCADE,
  line_id integer NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  condition text NOT NULL CHECK (condition IN ('new', 'opened', 'damaged')),
  -- sold again
  to_shelf boolean NOT NULL CHECK (NOT to_shelf OR condition = 'new'),
  at timestamptz NOT NULL,
  author text NOT NULL
);
CREATE INDEX return_receipt_withdrawal ON return_receipt (withdrawal_id, id);
CREATE INDEX return_receipt_line ON return_receipt (line_id);

-- For which return the money goes back; none for a refund of the order itself.
ALTER TABLE payment_refund ADD COLUMN withdrawal_id integer REFERENCES withdrawal (id) ON DELETE SET NULL;
CREATE INDEX payment_refund_withdrawal ON payment_refund (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
