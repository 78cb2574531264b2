-- Addresses of the merchant's systems that are called when something happens.
CREATE TABLE webhook (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  -- none: every kind
  types text[],
  -- enciphered; the second is the one before, for as long as its receiver may still use it
  secret bytea NOT NULL,
  old_secret bytea,
  old_until timestamptz,
  -- the last event that was queued for it
  position bigint NOT NULL,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  disabled_for text,
  CHECK ((old_secret IS NULL) = (old_until IS NULL)),
  CHECK ((disabled_at IS NULL) = (disabled_for IS NULL))
);

-- One call of one address with one event.
CREATE TABLE webhook_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  position bigint NOT NULL,
  event_id uuid NOT NULL,
  type text NOT NULL,
  -- written again by a replay, which is a call of its own
  replay integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- while a process is calling, the moment from which another may take over
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  failed_at timestamptz,
  last_status smallint,
  last_error text,
  UNIQUE (webhook_id, position, replay),
  CHECK (delivered_at IS NULL OR failed_at IS NULL)
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_try_at)
  WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE INDEX webhook_delivery_by_date ON webhook_delivery (created_at);
