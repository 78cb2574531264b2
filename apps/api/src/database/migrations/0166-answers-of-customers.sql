-- outside a transaction
-- What customers have answered within a week is told on « today » and is a tab of the list of quotations.
CREATE INDEX CONCURRENTLY IF NOT EXISTS quotation_answered ON quotation (decided_at DESC)
  WHERE decided_at IS NOT NULL;
