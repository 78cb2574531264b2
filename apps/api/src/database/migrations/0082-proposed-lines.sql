-- The lines that were ordered again: with the last of them the site that the cart proposes goes too. Null for a cart
-- written before they were kept.
ALTER TABLE cart ADD COLUMN proposed_lines uuid[];
