-- A store chosen for one purchase: it counts until the order is placed, or a day; « Mon magasin » stays what it was.
ALTER TABLE customer
  ADD COLUMN once_shop_code text REFERENCES shop (code) ON DELETE SET NULL,
  ADD COLUMN once_shop_until timestamptz,
  ADD CHECK (once_shop_code IS NULL OR once_shop_until IS NOT NULL);
