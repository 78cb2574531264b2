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
  article_sku text NOT NULL REFERENCES article (sku) ON DELETE CASCADE,
  -- The import looks every store up: asked again row by row, 650,000 lines would take ten seconds longer.
  shop_code text NOT NULL,
  PRIMARY KEY (article_sku, shop_code)
  -- Sales change no indexed column: with room on the page, the index is left alone.
) WITH (fillfactor = 90);
