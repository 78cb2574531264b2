-- Listings are sorted and filtered by what a customer pays, which processes keep in memory for a while: whatever
-- changes lists or contracts is announced, whoever writes it.

CREATE FUNCTION announce_conditions_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('conditions_changed', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER announce_discounts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_list_discount
  FOR EACH STATEMENT EXECUTE FUNCTION announce_conditions_change();
CREATE TRIGGER announce_list_prices AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_list_price
  FOR EACH STATEMENT EXECUTE FUNCTION announce_conditions_change();
CREATE TRIGGER announce_contracts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON special_condition
  FOR EACH STATEMENT EXECUTE FUNCTION announce_conditions_change();
