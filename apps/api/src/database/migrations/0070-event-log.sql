-- Every business fact that leaves the shop, written in the transaction that decides it. Readers follow `position`,
-- which is given after the commit: ids are drawn before it, and a reader that follows them passes over facts that were
-- decided early and committed late.
CREATE TABLE event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- none until it is in its place in the log
  position bigint UNIQUE,
  event_id uuid NOT NULL UNIQUE,
  type text NOT NULL,
  version smallint NOT NULL,
  -- « order/W2600001 »: what it is about
  subject text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX event_new ON event (id) WHERE position IS NULL;
CREATE INDEX event_subject ON event (subject, id);
CREATE INDEX event_by_date ON event (at);

-- One row: the last position given, and the last one that was forgotten with age.
CREATE TABLE event_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL DEFAULT 0,
  forgotten bigint NOT NULL DEFAULT 0
);
INSERT INTO event_head DEFAULT VALUES;

CREATE FUNCTION announce_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events_recorded', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER events_recorded AFTER INSERT ON event
  FOR EACH STATEMENT EXECUTE FUNCTION announce_event();
