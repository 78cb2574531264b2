-- What one pack costs the shop itself, before tax, from a French day on. Beside the prices, so that nothing that reads a
-- price reads it too.
CREATE TABLE article_cost (
  article_sku text NOT NULL REFERENCES article (sku) ON DELETE CASCADE,
  since date NOT NULL,
  pack_ht_cents integer NOT NULL CHECK (pack_ht_cents >= 0),
  PRIMARY KEY (article_sku, since)
);

-- A file of costs can be taken back as one of prices can.
CREATE TRIGGER article_cost_image_insert AFTER INSERT ON article_cost REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_import_image('article_sku,since', '');
CREATE TRIGGER article_cost_image_update AFTER UPDATE ON article_cost REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_import_image('article_sku,since', '');
CREATE TRIGGER article_cost_image_delete AFTER DELETE ON article_cost REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_import_image('article_sku,since', '');
