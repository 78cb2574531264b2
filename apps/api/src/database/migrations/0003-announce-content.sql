-- Pages, blocks, stores and sites are kept in memory, alone and inside whole pages: whoever changes them, by whatever
-- way, is heard once the change is committed.

CREATE FUNCTION announce_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER content_page_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_page
  FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change();
CREATE TRIGGER content_block_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_block
  FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change();
CREATE TRIGGER shop_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop
  FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change();
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site
  FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change();
