-- Which products the shop shows beside another one.

CREATE TABLE product_link (
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  linked_product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('related', 'upsell', 'crosssell')),
  position smallint NOT NULL,
  PRIMARY KEY (product_id, kind, linked_product_id),
  CHECK (product_id <> linked_product_id)
);
CREATE INDEX product_link_linked ON product_link (linked_product_id);
