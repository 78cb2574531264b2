-- The eco-contribution that an order's lines hold, told on its page and its papers. Not known of orders placed before.
ALTER TABLE orders ADD COLUMN eco_ht_cents bigint NOT NULL DEFAULT 0 CHECK (eco_ht_cents >= 0);
