-- Who is writing on a text now: for the colleague who opens it, not for the machine. It ends by itself.
CREATE TABLE content_hold (
  kind text NOT NULL CHECK (kind IN ('page', 'block')),
  identifier text NOT NULL,
  -- no foreign key: it is gone within minutes
  staff_id integer NOT NULL,
  name text NOT NULL,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (kind, identifier)
);
