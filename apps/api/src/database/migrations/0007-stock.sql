-- What each store holds of each article. Rows are many and narrow: fixed widths first, nothing that can be worked out.

CREATE TABLE stock (
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- packs on the shelf that nobody has ordered yet
  available integer NOT NULL CHECK (available >= 0),
  -- days until the store has it again; none when nobody knows
  resupply_time smallint CHECK (resupply_time >= 0),
  -- it leaves from the manufacturer, never from the store
  appro_directe_fournisseur boolean NOT NULL,
  livraison_pro boolean NOT NULL,
  -- P permanent, S followed, V on order, U while stock lasts, O out of range: the store's own word
  statut_article_mag char(1) NOT NULL CHECK (statut_article_mag IN ('P', 'S', 'V', 'U', 'O')),
  -- No foreign keys: the import looks every article and store up at once. Asked again row by row, a file of
  -- 650,000 lines would take twice as long.
  article_sku text NOT NULL,
  shop_code text NOT NULL,
  PRIMARY KEY (article_sku, shop_code)
  -- Sales change no indexed column: with room on the page, the index is left alone.
) WITH (fillfactor = 90);

-- What is gone from the catalogue or the map takes its stock along.

CREATE FUNCTION forget_article_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock USING gone WHERE stock.article_sku = gone.sku;
  RETURN NULL;
END
$$;

CREATE FUNCTION forget_shop_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock USING gone WHERE stock.shop_code = gone.code;
  RETURN NULL;
END
$$;

CREATE TRIGGER article_gone AFTER DELETE ON article REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_article_stock();
CREATE TRIGGER shop_gone AFTER DELETE ON shop REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_shop_stock();
