-- Days, in France, from which and until which a product is in the shop; both counted.
ALTER TABLE product ADD COLUMN visible_from date;
ALTER TABLE product ADD COLUMN visible_until date;
ALTER TABLE product ADD CONSTRAINT product_days CHECK (visible_until >= visible_from);
CREATE INDEX product_days_known ON product (visible_from, visible_until)
  WHERE visible_from IS NOT NULL OR visible_until IS NOT NULL;
