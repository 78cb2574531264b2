-- Who changed which setting of a site last, and when: whatever way it came, a change is noted with the row itself.
-- `version` only grows, so whoever read the settings of a site knows which have moved since.
CREATE SEQUENCE site_change_version AS bigint;

CREATE TABLE site_change (
  site_code text NOT NULL REFERENCES site (code) ON DELETE CASCADE,
  name text NOT NULL,
  version bigint NOT NULL,
  changed_at timestamptz NOT NULL,
  -- null: a file, or the command line
  staff_id integer REFERENCES staff (id) ON DELETE SET NULL,
  PRIMARY KEY (site_code, name)
);
CREATE INDEX site_change_staff ON site_change (staff_id);

CREATE FUNCTION note_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_change AS noted (site_code, name, version, changed_at)
  SELECT NEW.code, changed.name, nextval('site_change_version'), now()
  FROM (
    SELECT coalesce(held.key, given.key) AS name
    FROM jsonb_each(OLD.settings) held FULL JOIN jsonb_each(NEW.settings) given ON given.key = held.key
    WHERE held.value IS DISTINCT FROM given.value
    UNION ALL SELECT 'store_name' WHERE OLD.name <> NEW.name
    UNION ALL SELECT 'theme' WHERE OLD.theme <> NEW.theme
  ) changed
  ON CONFLICT (site_code, name)
    DO UPDATE SET version = excluded.version, changed_at = excluded.changed_at, staff_id = NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER site_change_noted AFTER UPDATE ON site
  FOR EACH ROW EXECUTE FUNCTION note_site_change();
