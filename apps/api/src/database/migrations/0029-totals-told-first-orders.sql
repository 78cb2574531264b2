-- The total a cart last told its buyer stands with the cart: whatever changes the cart and tells it, notes it there.
ALTER TABLE cart ADD COLUMN shown_ttc_cents bigint;
UPDATE cart SET shown_ttc_cents = checkout.shown_ttc_cents FROM checkout WHERE checkout.cart_id = cart.id;
ALTER TABLE checkout DROP COLUMN shown_ttc_cents;

-- For whoever has not ordered yet: once, whatever the cart.
ALTER TABLE coupon ADD COLUMN first_order boolean NOT NULL DEFAULT false;
CREATE INDEX orders_of_email ON orders (email);

-- Whose use it was, in a form that tells nobody who it is: SHA-256 of the mailbox, capitals and tags left out.
ALTER TABLE coupon_use ADD COLUMN mailbox_hash bytea;
UPDATE coupon_use SET mailbox_hash =
  sha256(convert_to(regexp_replace(lower(email::text), '\+[^@]*@', '@'), 'UTF8'))
WHERE email IS NOT NULL;
ALTER TABLE coupon_use DROP COLUMN email;
CREATE INDEX coupon_use_mailbox ON coupon_use (coupon_code, mailbox_hash);
