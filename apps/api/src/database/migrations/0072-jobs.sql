-- Work that the shop does by itself, at its hours. Any number of processes look here; each due run is done by one.
CREATE TABLE job (
  name text PRIMARY KEY,
  -- « every 10 » minutes, or « daily 3 »: at that hour of French time
  schedule text NOT NULL,
  next_due_at timestamptz NOT NULL
);

CREATE TABLE job_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL REFERENCES job ON DELETE CASCADE,
  due_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  -- whoever holds it; every later word about the run must bear this token
  lease uuid,
  -- while it is held: the end of the lease; else when it is tried again
  next_try_at timestamptz NOT NULL,
  process text,
  started_at timestamptz,
  beat_at timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('done', 'failed')),
  -- what it did, in a few words for the operator
  said text,
  last_error text,
  UNIQUE (name, due_at),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
-- One run of a job at a time, in all processes together.
CREATE UNIQUE INDEX job_run_open ON job_run (name) WHERE ended_at IS NULL;
CREATE INDEX job_run_by_end ON job_run (ended_at);
