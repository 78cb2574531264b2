-- Products side by side: a visitor's list by its uid, one list per customer.

CREATE TABLE compare_list (
  uid text PRIMARY KEY CHECK (uid ~ '^[0-9a-f]{32}$'),
  customer_id integer UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
  -- references of products, in the order they were added; no foreign key: a product may leave
  products text[] NOT NULL DEFAULT '{}' CHECK (cardinality(products) <= 8),
  updated_at timestamptz NOT NULL
);
CREATE INDEX compare_list_age ON compare_list (updated_at) WHERE customer_id IS NULL;
