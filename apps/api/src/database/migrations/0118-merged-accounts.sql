-- An account that was folded into another of the same person: emptied, and leading there.
ALTER TABLE customer ADD COLUMN merged_into integer REFERENCES customer (id);
CREATE INDEX customer_merged_into ON customer (merged_into) WHERE merged_into IS NOT NULL;

-- Two accounts with one telephone may be one person's.
CREATE INDEX customer_telephone ON customer (right(digits_of(mobile), 9))
  WHERE erased_at IS NULL AND company_id IS NULL AND role IS NULL AND mobile IS NOT NULL;
