-- What must leave the shop, written in the transaction that decided it and sent by whichever process is free.

CREATE TABLE outbox (
  -- goes out with the message, so that a repeat is recognised by whoever receives it
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail')),
  -- template, address, variables; the variables leave when the message is sent
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- while a process is sending it, the moment from which another may take over
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  -- given up: an operator looks at it
  failed_at timestamptz,
  last_error text,
  CHECK (sent_at IS NULL OR failed_at IS NULL)
);
CREATE INDEX outbox_due ON outbox (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_date ON outbox (created_at);

CREATE FUNCTION announce_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox_filled', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER outbox_filled AFTER INSERT ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION announce_outbox();
