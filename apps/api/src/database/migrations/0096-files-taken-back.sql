-- Files that the staff brings are tried first and published by the same bytes; what a file found is kept, so that it can
-- be taken back.
ALTER TABLE import_upload
  -- none: another system sent it
  ADD COLUMN staff_id integer REFERENCES staff ON DELETE SET NULL;
CREATE INDEX import_upload_staff ON import_upload (staff_id);

ALTER TABLE import_run
  -- what it found, in import_image; none: nothing is known of it
  ADD COLUMN image uuid,
  ADD COLUMN taken_back_at timestamptz,
  ADD COLUMN taken_back_by text,
  ADD CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL));

-- Each row that a file touched: as it was before, and a mark of how the file left it.
CREATE TABLE import_image (
  image uuid NOT NULL,
  table_name text NOT NULL,
  key text NOT NULL,
  -- none: there was no such row
  before jsonb,
  -- none: there is no such row any more
  after_mark text,
  PRIMARY KEY (image, table_name, key)
);

-- Whatever way a door writes, its rows pass here. Nothing is kept unless the transaction says for which file.
-- Arguments: the columns of the key, and those that others count in and no file writes.
CREATE FUNCTION keep_import_image() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := current_setting('nuancier.import_image', true);
  keys text[] := string_to_array(TG_ARGV[0], ',');
  counted text[] := string_to_array(TG_ARGV[1], ',');
BEGIN
  IF wanted IS NULL OR wanted = '' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO import_image
      SELECT wanted::uuid, TG_TABLE_NAME, import_image_key(told, keys), NULL, md5((told - counted)::text)
      FROM (SELECT to_jsonb(given) AS told FROM new_rows AS given) AS rows
      ON CONFLICT (image, table_name, key) DO UPDATE SET after_mark = excluded.after_mark;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO import_image
      SELECT wanted::uuid, TG_TABLE_NAME, key, earlier.told - counted, md5((later.told - counted)::text)
      FROM (SELECT import_image_key(to_jsonb(given), keys) AS key, to_jsonb(given) AS told FROM old_rows AS given)
        AS earlier
      JOIN (SELECT import_image_key(to_jsonb(given), keys) AS key, to_jsonb(given) AS told FROM new_rows AS given)
        AS later
        USING (key)
      ON CONFLICT (image, table_name, key) DO UPDATE SET after_mark = excluded.after_mark;
  ELSE
    INSERT INTO import_image
      SELECT wanted::uuid, TG_TABLE_NAME, import_image_key(told, keys), told - counted, NULL
      FROM (SELECT to_jsonb(given) AS told FROM old_rows AS given) AS rows
      ON CONFLICT (image, table_name, key) DO UPDATE SET after_mark = NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION import_image_key(given jsonb, keys text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(given ->> name, chr(31) ORDER BY place) FROM unnest(keys) WITH ORDINALITY AS named (name, place)
$$;

DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT * FROM (VALUES
      ('public_price', 'article_sku', ''),
      ('price_history', 'article_sku,kind,valid_from', ''),
      ('price_list', 'code', ''),
      ('price_list_discount', 'price_list,price_group', ''),
      ('price_list_price', 'price_list,article_sku', ''),
      ('special_condition', 'id', ''),
      ('coupon', 'code', 'used'),
      ('url_rewrite', 'request_path', '')
    ) AS listed (name, keys, counted)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
         FOR EACH STATEMENT EXECUTE FUNCTION keep_import_image(%L, %L)',
      kept.name || '_image_insert', kept.name, kept.keys, kept.counted);
    EXECUTE format(
      'CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
         FOR EACH STATEMENT EXECUTE FUNCTION keep_import_image(%L, %L)',
      kept.name || '_image_update', kept.name, kept.keys, kept.counted);
    EXECUTE format(
      'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
         FOR EACH STATEMENT EXECUTE FUNCTION keep_import_image(%L, %L)',
      kept.name || '_image_delete', kept.name, kept.keys, kept.counted);
  END LOOP;
END
$$;
