-- The store a cart was given by its address, and the one its goods are to be fetched at.
ALTER TABLE checkout
  ADD COLUMN assumed_shop_code text REFERENCES shop (code),
  ADD COLUMN pickup_shop_code text REFERENCES shop (code);
