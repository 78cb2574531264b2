-- Every file the shop was given, and what became of it.
CREATE TABLE import_run (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- who gave it: the operator's name on the machine, or the key of a system
  given_by text NOT NULL,
  -- whether what no line names was withdrawn
  is_full boolean NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('written', 'refused', 'held')),
  lines integer NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  removed integer NOT NULL,
  refused integer NOT NULL
);
CREATE INDEX import_run_by_date ON import_run (at);
