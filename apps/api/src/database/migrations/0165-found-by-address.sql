-- outside a transaction
-- What was written without signing in, by the address that was given: a customer's file shows it apart.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_message_unsigned ON contact_message (email, created_at)
  WHERE customer_id IS NULL;
-- People and companies are found by their town too: in the company's address, or in the address book.
CREATE INDEX CONCURRENTLY IF NOT EXISTS company_town ON company USING gin (plain_words(city) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_address_town ON customer_address USING gin (plain_words(city) gin_trgm_ops);
