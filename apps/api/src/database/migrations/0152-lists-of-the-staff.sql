-- outside a transaction
-- What the staff's lists are read by: the log by what happened, and the calls of one address, also those given up.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_event ON audit_entry (event, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_delivery_log ON webhook_delivery (webhook_id, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_delivery_given_up ON webhook_delivery (webhook_id, id)
  WHERE failed_at IS NOT NULL;
-- The shelf: words of a product, references in either case, brands one after the other.
CREATE INDEX CONCURRENTLY IF NOT EXISTS product_words ON product USING gin (
  plain_words(sku || ' ' || name || ' ' || brand) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS product_brand ON product (brand, sku);
CREATE INDEX CONCURRENTLY IF NOT EXISTS article_sku_in_small ON article (lower(sku));
