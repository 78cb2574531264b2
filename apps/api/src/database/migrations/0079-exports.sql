-- Up to where each kind was exported and acknowledged: the next file goes on from there.
CREATE TABLE export_cursor (
  kind text PRIMARY KEY,
  position bigint NOT NULL,
  noted_at timestamptz NOT NULL,
  noted_by text NOT NULL
);

-- Each address is called in a lane of its own.
CREATE INDEX webhook_delivery_lane ON webhook_delivery (webhook_id, next_try_at)
  WHERE delivered_at IS NULL AND failed_at IS NULL;
