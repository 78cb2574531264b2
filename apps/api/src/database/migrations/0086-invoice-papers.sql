-- The PDF of an invoice or a credit note as the merchant's accounts issued it. Its bytes are in the media store, under
-- their own sum; a document without one is drawn by the shop.
CREATE TABLE invoice_paper (
  invoice_id integer PRIMARY KEY REFERENCES invoice (id) ON DELETE CASCADE,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- of the file it came in
  name text NOT NULL,
  stored_at timestamptz NOT NULL
);

-- Pictures and papers come as archives.
ALTER TABLE import_upload DROP CONSTRAINT import_upload_format_check;
ALTER TABLE import_upload ADD CONSTRAINT import_upload_format_check CHECK (format IN ('csv', 'jsonl', 'zip'));
