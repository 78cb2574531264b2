-- A coupon may be one buyer's own: a company's, a person's or, of a guest, a mailbox's. And it may credit the testers of
-- an order on a tin in the same tint: it is worth what they cost and holds while that order does.
ALTER TABLE coupon
  ADD COLUMN owner_company_id integer REFERENCES company (id) ON DELETE CASCADE,
  ADD COLUMN owner_customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  ADD COLUMN owner_mailbox_hash bytea,
  ADD COLUMN credits_order_id integer REFERENCES orders (id) ON DELETE CASCADE,
  -- the code of its tint, or the colour of a free one
  ADD COLUMN tint_key text,
  ADD COLUMN tint_hex text CHECK (tint_hex ~ '^#[0-9A-F]{6}$'),
  -- the product of the samples, which it is not good for
  ADD COLUMN tester_sku text,
  ADD CONSTRAINT coupon_one_owner CHECK (num_nonnulls(owner_company_id, owner_customer_id, owner_mailbox_hash) <= 1),
  ADD CONSTRAINT coupon_credit_whole CHECK (num_nonnulls(credits_order_id, tint_key, tint_hex, tester_sku) IN (0, 4));
-- Of the testers of an order in a tint there is one, however often the order is told of.
CREATE UNIQUE INDEX coupon_credit ON coupon (credits_order_id, tint_key);
CREATE INDEX coupon_owner_company ON coupon (owner_company_id);
CREATE INDEX coupon_owner_customer ON coupon (owner_customer_id);
