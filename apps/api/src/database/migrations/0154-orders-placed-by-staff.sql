-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_placed_by_staff ON orders (placed_by_staff_id, placed_at)
  WHERE placed_by_staff_id IS NOT NULL;
