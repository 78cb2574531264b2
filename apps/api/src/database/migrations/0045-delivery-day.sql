-- The day a delivery was promised for when it was ordered; none where nobody could name one.
ALTER TABLE orders ADD COLUMN delivery_on date;
