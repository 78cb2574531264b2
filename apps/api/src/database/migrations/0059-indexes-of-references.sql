-- Whoever deletes or changes a store, a customer, a company or a cart looks for what refers to it: each reference has
-- an index for that, of the rows that do refer to something.
CREATE INDEX approval_request_of_company ON approval_request (company_id);
CREATE INDEX checkout_assumed_shop ON checkout (assumed_shop_code) WHERE assumed_shop_code IS NOT NULL;
CREATE INDEX checkout_pickup_shop ON checkout (pickup_shop_code) WHERE pickup_shop_code IS NOT NULL;
CREATE INDEX company_shop ON company (shop_code) WHERE shop_code IS NOT NULL;
CREATE INDEX connect_as_token_customer ON connect_as_token (customer_id);
CREATE INDEX connect_as_token_representative ON connect_as_token (representative_id);
CREATE INDEX contact_message_customer ON contact_message (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX customer_current_shop ON customer (current_shop_code) WHERE current_shop_code IS NOT NULL;
CREATE INDEX customer_once_shop ON customer (once_shop_code) WHERE once_shop_code IS NOT NULL;
CREATE INDEX customer_parent ON customer (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX customer_session_representative ON customer_session (representative_id) WHERE representative_id IS NOT NULL;
CREATE INDEX external_checkout_code_cart ON external_checkout_code (cart_id);
CREATE INDEX shop_token_shop ON shop_token (shop_code);
