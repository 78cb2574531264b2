-- What was prepared and nobody holds may be taken back: a move like the others, kept like them.

ALTER TABLE order_part
  DROP CONSTRAINT order_part_kind_check,
  ADD CONSTRAINT order_part_kind_check CHECK (kind IN ('PREPARED', 'HANDED_OVER', 'TAKEN_BACK'));
