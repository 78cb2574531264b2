-- Words are compared without any accent, not those of French alone: « Sanchez » finds « Sánchez », « coeur » « cœur ». Both
-- versions of a release ask this one function. What it makes of French is what it made; the indexes of the rest follow.
CREATE OR REPLACE FUNCTION plain_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  normalize(
    translate(
      replace(replace(replace(lower(words), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      U&'øłđ’\00A0\202F', 'old''  '),
    NFD),
  '[\u0300-\u036f]', '', 'g');
