-- Campaigns: one reduction for many articles. Scheduled, it stands in public_price and price_history as a file's would;
-- here is who decided it, of which articles and by which rule.
CREATE TABLE campaign (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PROMOTION', 'DESTOCK')),
  -- French days, both included
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  -- hundredths of a percent off, or one price of a pack in cents before tax
  percent integer CHECK (percent BETWEEN 1 AND 10000),
  price_ht_cents integer CHECK (price_ht_cents > 0),
  -- { categories, brands, rangeStatuses, references }
  rule jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled', 'stopped')),
  -- goes up with every change
  revision integer NOT NULL DEFAULT 1,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  scheduled_at timestamptz,
  stopped_at timestamptz,
  CHECK (num_nonnulls(percent, price_ht_cents) = 1)
);
CREATE INDEX campaign_to_day ON campaign (to_day) WHERE state = 'scheduled';

-- What a scheduled campaign has announced: fixed then, whatever the public price does afterwards.
CREATE TABLE campaign_article (
  campaign_id integer NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  article_sku text NOT NULL REFERENCES article (sku) ON DELETE CASCADE,
  list_ht_cents integer NOT NULL,
  pack_ht_cents integer NOT NULL,
  unit_ht numeric(12, 4) NOT NULL,
  -- the lowest price of the thirty days before, as it was checked
  reference_ht_cents integer NOT NULL,
  PRIMARY KEY (campaign_id, article_sku)
);
CREATE INDEX campaign_article_sku ON campaign_article (article_sku);
