-- Every text that was published, by whom and when; what is to be published later; and the one draft of each.

CREATE TABLE content_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('page', 'block')),
  identifier text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- no foreign key: the name outlives the account
  staff_id integer,
  author text NOT NULL,
  title text,
  content_heading text,
  content text NOT NULL,
  meta_title text,
  meta_description text,
  meta_keywords text,
  is_active boolean NOT NULL,
  publish_from timestamptz,
  publish_until timestamptz,
  -- not written into the page or block itself: shown from its moment on
  is_waiting boolean NOT NULL DEFAULT false,
  UNIQUE (kind, identifier, version)
);
CREATE INDEX content_version_waiting ON content_version (kind, identifier, publish_from) WHERE is_waiting;

CREATE TABLE content_draft (
  kind text NOT NULL CHECK (kind IN ('page', 'block')),
  identifier text NOT NULL,
  updated_at timestamptz NOT NULL,
  staff_id integer,
  author text NOT NULL,
  title text NOT NULL,
  content_heading text,
  content text NOT NULL,
  meta_title text,
  meta_description text,
  meta_keywords text,
  is_active boolean NOT NULL,
  PRIMARY KEY (kind, identifier)
);

ALTER TABLE content_page ADD COLUMN publish_until timestamptz;
ALTER TABLE content_block ADD COLUMN publish_until timestamptz;

CREATE TRIGGER content_version_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_version
  FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change();

INSERT INTO content_version (kind, identifier, version, at, author, title, content_heading, content, meta_title,
    meta_description, meta_keywords, is_active)
  SELECT 'page', identifier, 1, updated_at, 'Fichier', title, content_heading, content, meta_title, meta_description,
    meta_keywords, is_active FROM content_page;
INSERT INTO content_version (kind, identifier, version, at, author, title, content, is_active)
  SELECT 'block', identifier, 1, updated_at, 'Fichier', title, content, is_active FROM content_block;

-- What readers see now, by the clock of the reading.
CREATE FUNCTION due_content(wanted_kind text, wanted text) RETURNS SETOF content_version LANGUAGE sql STABLE AS $$
  SELECT * FROM content_version
  WHERE is_waiting AND kind = wanted_kind AND identifier = wanted AND publish_from <= now()
  ORDER BY publish_from DESC, version DESC LIMIT 1
$$;

CREATE VIEW content_page_now AS
  SELECT page.identifier,
    CASE WHEN due.id IS NULL THEN page.title ELSE due.title END AS title,
    CASE WHEN due.id IS NULL THEN page.content_heading ELSE due.content_heading END AS content_heading,
    CASE WHEN due.id IS NULL THEN page.content ELSE due.content END AS content,
    CASE WHEN due.id IS NULL THEN page.meta_title ELSE due.meta_title END AS meta_title,
    CASE WHEN due.id IS NULL THEN page.meta_description ELSE due.meta_description END AS meta_description,
    CASE WHEN due.id IS NULL THEN page.meta_keywords ELSE due.meta_keywords END AS meta_keywords
  FROM content_page page LEFT JOIN LATERAL due_content('page', page.identifier) due ON true
  WHERE CASE WHEN due.id IS NULL THEN page.is_active ELSE due.is_active END
    AND coalesce(CASE WHEN due.id IS NULL THEN page.publish_until ELSE due.publish_until END > now(), true);

CREATE VIEW content_block_now AS
  SELECT block.identifier,
    CASE WHEN due.id IS NULL THEN block.title ELSE due.title END AS title,
    CASE WHEN due.id IS NULL THEN block.content ELSE due.content END AS content
  FROM content_block block LEFT JOIN LATERAL due_content('block', block.identifier) due ON true
  WHERE CASE WHEN due.id IS NULL THEN block.is_active ELSE due.is_active END
    AND coalesce(CASE WHEN due.id IS NULL THEN block.publish_until ELSE due.publish_until END > now(), true);
