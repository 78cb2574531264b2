-- outside a transaction
-- What is asked whenever somebody looks at the figures of the shop: given up, and told by the bank, since when.
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_delivery_failed ON webhook_delivery (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_event_by_date ON payment_event (received_at);
