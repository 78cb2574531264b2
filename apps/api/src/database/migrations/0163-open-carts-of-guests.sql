-- outside a transaction
-- Every new cart takes away some that were left: without those that became orders, which only ever grow in number.
CREATE INDEX CONCURRENTLY IF NOT EXISTS guest_cart_open ON cart (updated_at) WHERE customer_id IS NULL AND state = 'open';
-- What was merged into a customer's cart is no longer kept: some weeks of them are there.
DELETE FROM cart WHERE customer_id IS NULL AND state = 'closed' AND NOT EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id)
  AND NOT EXISTS (SELECT FROM orders WHERE orders.cart_id = cart.id);
