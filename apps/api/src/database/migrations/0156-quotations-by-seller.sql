-- outside a transaction
-- The list of quotations is narrowed to who wrote them, the newest first; their names are read from one to the next.
CREATE INDEX CONCURRENTLY IF NOT EXISTS quotation_of_seller ON quotation (seller, created_on DESC, id DESC)
  WHERE seller IS NOT NULL;
