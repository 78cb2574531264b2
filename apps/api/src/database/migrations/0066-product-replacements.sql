-- What takes the place of a product that is sold no more. A table of its own and not a kind of product_link: of a product
-- there is one, and the release before this one knows three kinds of links only.
CREATE TABLE product_replacement (
  product_id integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  replaced_by_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  CHECK (product_id <> replaced_by_id)
);
CREATE INDEX product_replacement_by ON product_replacement (replaced_by_id);
