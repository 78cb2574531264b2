-- A quotation offers paint in a tint: the tint as the store wrote it, and its part of a pack's price where it is told.
ALTER TABLE quotation_line
  ADD COLUMN tint_hex text CHECK (tint_hex ~ '^#[0-9A-F]{6}$'),
  ADD COLUMN tint_class char(1),
  ADD COLUMN tint_label text CHECK (length(tint_label) <= 40),
  ADD COLUMN tint_code text,
  ADD COLUMN tint_name text,
  -- of one pack before tax, held in its price
  ADD COLUMN tint_ht_cents bigint CHECK (tint_ht_cents BETWEEN 0 AND unit_ht_cents),
  ADD CHECK ((tint_hex IS NULL) = (tint_class IS NULL));
