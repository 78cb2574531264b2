-- The merchant's own words for the search, beside those of the trade, and the products put first for some words.

CREATE TABLE search_synonym (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  words text[] NOT NULL CHECK (cardinality(words) > 0),
  -- what they lead to, best first; empty: the words mean the same
  leads_to text[] NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL,
  -- a name, which outlives the account
  author text NOT NULL
);

CREATE TABLE search_pin (
  -- stems of the words in order of the alphabet: however they are typed, it is one list
  key text PRIMARY KEY,
  words text NOT NULL,
  -- of products, in the order shown; one that is not on sale stays here and is shown to nobody
  skus text[] NOT NULL CHECK (cardinality(skus) > 0),
  at timestamptz NOT NULL,
  author text NOT NULL
);
