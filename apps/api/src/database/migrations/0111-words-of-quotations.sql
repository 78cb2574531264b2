-- Quotations are found by any word of their number and of what they are for; people and companies have indexes of
-- their own. On a large shop the index is made beforehand, concurrently and under the same name.
CREATE FUNCTION quotation_words(number text, label text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN plain_words(number || ' ' || coalesce(label, ''));

CREATE INDEX IF NOT EXISTS quotation_words ON quotation USING gin (quotation_words(number, label) gin_trgm_ops);
