-- What the accounts look for in a shop with many orders: money to give back, transfers that are awaited, and what was
-- given back on the days of a report.
-- On a large shop they are made beforehand, concurrently and under the same names.
CREATE INDEX IF NOT EXISTS orders_to_refund ON orders (id) WHERE payment_state = 'refund-due';
CREATE INDEX IF NOT EXISTS orders_awaiting_transfer ON orders (placed_at, id)
  WHERE payment_method = 'bank_transfer' AND payment_state = 'due' AND status <> 'ANNULEE';
CREATE INDEX IF NOT EXISTS payment_refund_refused ON payment_refund (payment_id) WHERE state = 'refused';
CREATE INDEX IF NOT EXISTS withdrawal_settled ON withdrawal (moved_at)
  WHERE state = 'refunded' AND settled_cents IS NOT NULL;
CREATE INDEX IF NOT EXISTS invoice_credit_notes ON invoice (issued_on) WHERE type = 'AVOIR';
