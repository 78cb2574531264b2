-- What the tint of one pack costs, held in the line's unit price; none for what was not tinted, or written elsewhere.
ALTER TABLE order_line ADD COLUMN tint_ht_cents integer CHECK (tint_ht_cents >= 0);
