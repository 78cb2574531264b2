-- Of two deliveries each has its own day, and the store hears of each: nearly due once, late once.
ALTER TABLE order_notice ADD COLUMN delivery smallint NOT NULL DEFAULT 1 CHECK (delivery IN (1, 2));
ALTER TABLE order_notice DROP CONSTRAINT order_notice_pkey;
ALTER TABLE order_notice ADD PRIMARY KEY (order_id, kind, delivery);
