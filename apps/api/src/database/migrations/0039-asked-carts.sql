-- What its owner had put into a cart when it was frozen, so that a request that comes to nothing gives it back:
-- { coupon, lines }, the lines as their table holds them.
ALTER TABLE cart ADD COLUMN frozen_as jsonb;
