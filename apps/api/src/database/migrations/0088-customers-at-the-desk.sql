-- Customers and companies as the back office finds them: by any word of them, in the order of their names.
-- On a large shop the indexes are made beforehand, concurrently and under the same names.
CREATE FUNCTION customer_words(firstname text, lastname text, email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN plain_words(firstname || ' ' || lastname || ' ' || email);

CREATE INDEX IF NOT EXISTS customer_words ON customer USING gin (
  customer_words(firstname, lastname, email::text) gin_trgm_ops) WHERE erased_at IS NULL;
CREATE INDEX IF NOT EXISTS customer_by_name ON customer (plain_words(lastname || ' ' || firstname), id)
  WHERE erased_at IS NULL;
CREATE INDEX IF NOT EXISTS company_by_name ON company (plain_words(name), id);
CREATE INDEX IF NOT EXISTS company_siret ON company (siret text_pattern_ops) WHERE siret IS NOT NULL;

-- What is written to the shop, and what became of it.
ALTER TABLE contact_message
  ADD COLUMN assigned_to integer,
  ADD COLUMN assigned_name text,
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_by text,
  -- what was answered by mail; none where it was settled otherwise
  ADD COLUMN answer text CHECK (length(answer) BETWEEN 1 AND 5000);
CREATE INDEX contact_message_waiting ON contact_message (created_at, id) WHERE settled_at IS NULL;
CREATE INDEX contact_message_newest ON contact_message (created_at DESC, id DESC);
