-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_digits ON orders USING gin (
  digit_tails(order_words(number, buyer_name, email::text, purchase_ref, purchase_order_number, shipping_address,
    billing_address)));
