-- Files that the merchant's systems send: kept until a process has worked on them, whichever that is.
CREATE TABLE import_upload (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'jsonl')),
  -- as the sender asked: a trial, what to skip, what to withdraw
  options jsonb NOT NULL,
  given_by text NOT NULL,
  client_address text NOT NULL,
  request_id text NOT NULL,
  received_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('receiving', 'waiting', 'running', 'done', 'failed')),
  -- none while it is received
  sha256 text,
  bytes bigint,
  -- of whoever works on it: a second one that begins makes it another's
  tries smallint NOT NULL DEFAULT 0,
  step text CHECK (step IN ('read', 'write')),
  step_done integer,
  step_total integer,
  started_at timestamptz,
  ended_at timestamptz,
  outcome jsonb,
  error text,
  CHECK ((state = 'receiving') = (sha256 IS NULL)),
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX import_upload_open ON import_upload (received_at) WHERE ended_at IS NULL;
CREATE INDEX import_upload_by_end ON import_upload (ended_at);

-- Their bytes, and those of the lines that were refused.
CREATE TABLE import_upload_piece (
  upload_id uuid NOT NULL REFERENCES import_upload ON DELETE CASCADE,
  of_rejects boolean NOT NULL,
  nth integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (upload_id, of_rejects, nth)
);
ALTER TABLE import_upload_piece ALTER bytes SET STORAGE EXTERNAL;
