-- Days, in France, from which and until which a category is in the shop; both counted. The root is the shop itself.
ALTER TABLE category ADD COLUMN visible_from date;
ALTER TABLE category ADD COLUMN visible_until date;
ALTER TABLE category ADD CONSTRAINT category_days CHECK (visible_until >= visible_from);
ALTER TABLE category ADD CONSTRAINT root_without_days
  CHECK (parent_id IS NOT NULL OR (visible_from IS NULL AND visible_until IS NULL));
