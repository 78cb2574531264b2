-- How far a store delivers, as the crow flies; null: as far as the site says.
ALTER TABLE shop ADD COLUMN delivery_km double precision CHECK (delivery_km BETWEEN 0 AND 1000);
