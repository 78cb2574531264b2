-- A setting with parts, such as what identifies the seller, is noted part by part: `seller.email`. Whoever changes one
-- of them has changed that one alone. Notes of the whole say nothing of any part.
-- Nothing said and nothing there are the same. Lists of keys and values have parts too.
CREATE FUNCTION setting_parts(settings jsonb) RETURNS TABLE (name text, value jsonb) LANGUAGE sql IMMUTABLE AS $$
  SELECT part.name, nullif(part.value, 'null')
  FROM jsonb_each(settings) setting CROSS JOIN LATERAL (
    SELECT setting.key || '.' || field.key AS name, field.value
    FROM jsonb_each(CASE jsonb_typeof(setting.value) WHEN 'object' THEN setting.value END) field
    UNION ALL
    SELECT setting.key || '.' || (listed.value ->> 'key'), listed.value -> 'value'
    FROM jsonb_array_elements(CASE WHEN setting.value @? '$[*].key' THEN setting.value END) listed
    UNION ALL
    SELECT setting.key, setting.value
    WHERE jsonb_typeof(setting.value) <> 'object' AND NOT setting.value @? '$[*].key'
  ) part
$$;

CREATE OR REPLACE FUNCTION note_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_change AS noted (site_code, name, version, changed_at)
  SELECT NEW.code, changed.name, nextval('site_change_version'), now()
  FROM (
    SELECT coalesce(held.name, given.name) AS name
    FROM setting_parts(OLD.settings) held FULL JOIN setting_parts(NEW.settings) given ON given.name = held.name
    WHERE held.value IS DISTINCT FROM given.value
    UNION ALL SELECT 'store_name' WHERE OLD.name <> NEW.name
    UNION ALL SELECT 'theme' WHERE OLD.theme <> NEW.theme
  ) changed
  ON CONFLICT (site_code, name)
    DO UPDATE SET version = excluded.version, changed_at = excluded.changed_at, staff_id = NULL;
  RETURN NULL;
END
$$;

DELETE FROM site_change USING site
WHERE site.code = site_change.site_code AND (jsonb_typeof(site.settings -> site_change.name) = 'object'
  OR site.settings -> site_change.name @? '$[*].key');
