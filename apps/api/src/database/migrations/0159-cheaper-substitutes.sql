-- outside a transaction
-- Orders that cost less since a cheaper article was accepted: few, and looked for on every screen of the day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_substitute_cheaper ON order_substitute (order_id)
  WHERE less_ttc_cents > 0;
