-- What was searched in the shop: counts by French day, site and words. Nothing tells who searched.
CREATE TABLE search_count (
  day date NOT NULL,
  site text NOT NULL,
  -- as the search folds them, without accents or capitals; never what may be an address, a telephone or an account
  words text NOT NULL CHECK (words <> '' AND length(words) <= 80),
  searches integer NOT NULL DEFAULT 0,
  -- of these, how many found nothing
  without_result integer NOT NULL DEFAULT 0,
  -- products opened from the results
  clicks integer NOT NULL DEFAULT 0,
  -- how many products the last of them found
  results integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, site, words)
);
