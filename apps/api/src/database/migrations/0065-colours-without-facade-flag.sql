-- Whether a tint goes on a façade is reckoned from its luminance and the limit of the site or the product; nobody reads
-- the flag. A later release drops the column.
ALTER TABLE colour ALTER COLUMN facade_ok DROP NOT NULL;
