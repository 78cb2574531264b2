-- The oldest version of the shop that can still work on these tables, told by the newest migration it must know.
-- A migration that takes away or tightens what older versions use raises it; those versions then refuse to start,
-- and say why, instead of failing one statement after the other.
CREATE TABLE schema_floor (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  least text NOT NULL
);
INSERT INTO schema_floor (least) VALUES ('0138-schema-floor');
