-- Four digits in a row and more, as a person at the desk types a number, a telephone or a reference: from each digit of a
-- row on to its end, so that whatever part of it is asked for begins one of them. The index of words has but three at a
-- time, and each three of them stand in thousands of orders.
CREATE FUNCTION digit_tails(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_to_tsvector(array_agg(substr(found[1], nth, 20)))
  FROM regexp_matches(words, '[0-9]{4,}', 'g') found, generate_series(1, length(found[1]) - 3) nth);
