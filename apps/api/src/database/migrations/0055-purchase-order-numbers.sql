-- The number of the buyer's own purchase order, beside the site or reference (purchase_ref): accounting asks for the
-- one, the worksite for the other.
ALTER TABLE checkout ADD COLUMN purchase_order_number text;
ALTER TABLE orders ADD COLUMN purchase_order_number text;
