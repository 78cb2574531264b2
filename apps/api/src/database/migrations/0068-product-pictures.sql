-- Photographs of products and articles, by reference: files may come before or after what they show is on sale.
CREATE TABLE product_picture (
  -- of a product or of an article
  reference text NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 99),
  -- the fingerprint under which the media store keeps its sizes
  picture text NOT NULL CHECK (picture ~ '^[0-9a-f]{32}$'),
  -- what it shows, for those who do not see it
  alt text,
  PRIMARY KEY (reference, position)
);
