-- Addresses that products, categories and pages once had, and what tinting costs.

-- An old address names what it led to, never another address: so there are no chains to follow.
CREATE TABLE url_rewrite (
  request_path text PRIMARY KEY CHECK (request_path ~ '^[^/?#[:space:]]+(/[^/?#[:space:]]+)*$'),
  kind text NOT NULL CHECK (kind IN ('product', 'category', 'page')),
  -- sku of the product, id of the category or identifier of the page
  target text NOT NULL,
  redirect_type smallint NOT NULL DEFAULT 301 CHECK (redirect_type IN (301, 302)),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX url_rewrite_target ON url_rewrite (kind, target);

CREATE TABLE tint_supplement (
  tint_class char(1) PRIMARY KEY CHECK (tint_class IN ('A', 'B', 'C', 'D')),
  per_litre_ht_cents integer NOT NULL CHECK (per_litre_ht_cents >= 0)
);
