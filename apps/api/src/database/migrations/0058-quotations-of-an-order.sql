-- A cart may hold the articles of several quotations: its order accepts them all.
ALTER TABLE quotation DROP CONSTRAINT quotation_order_number_key;
CREATE INDEX quotation_of_order ON quotation (order_number) WHERE order_number IS NOT NULL;
