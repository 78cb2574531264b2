-- A restored shop sends no mail, calls no webhook and asks nothing of the bank until somebody says that it is the one
-- that lives: beside the shop it was copied from, it would do all of it a second time.
CREATE TABLE shop_hold (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  since timestamptz NOT NULL,
  -- The backup it came from, and the moment whose state it shows.
  backup text NOT NULL,
  state_of timestamptz NOT NULL
);
