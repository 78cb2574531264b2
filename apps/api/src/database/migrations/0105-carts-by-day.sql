-- Carts by the day they were begun, for the figures; it never changes, so writing a cart costs no more than before.
-- On a large shop the index is made beforehand, concurrently and under the same name.
CREATE INDEX IF NOT EXISTS cart_created ON cart (created_at);
