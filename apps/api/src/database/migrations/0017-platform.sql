-- Deliveries leave from the platform, whose stock stands beside that of the stores under a code no store may have.
ALTER TABLE shop ADD CONSTRAINT shop_is_not_the_platform CHECK (code <> 'PLATEFORME');

-- where from_stock was taken; none: at the store of the order
ALTER TABLE order_line ADD COLUMN stock_place text;
