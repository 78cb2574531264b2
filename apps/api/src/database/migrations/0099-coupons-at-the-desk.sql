-- What the shop's own people decide of a code and no file says: a file that comes or is taken back leaves it alone.
CREATE TABLE coupon_desk (
  -- without a reference: a code whose file is taken back and sent again is as people left it
  code citext PRIMARY KEY,
  -- not to be used, whatever its days say
  switched_off_at timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  -- how that person left it: where it is otherwise now, a file has come since
  mark text NOT NULL
);

-- Credits of testers are coupons too, and far more.
CREATE INDEX coupon_for_everybody ON coupon (code)
  WHERE num_nonnulls(owner_company_id, owner_customer_id, owner_mailbox_hash, credits_order_id) = 0;
