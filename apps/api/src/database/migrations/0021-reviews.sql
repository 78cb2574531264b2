-- Reviews of products. Shown once an operator has approved them; whatever changes among those shown is announced, so
-- that counts kept in memory and whole pages are forgotten.

CREATE TABLE product_review (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No foreign key: a review outlives its product, so that its author still finds it.
  product_sku text NOT NULL,
  product_name text NOT NULL,
  -- null: written by a visitor
  customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  nickname text NOT NULL CHECK (length(nickname) BETWEEN 2 AND 40),
  summary text NOT NULL CHECK (length(summary) BETWEEN 2 AND 100),
  body text NOT NULL CHECK (length(body) BETWEEN 10 AND 2000),
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  created_at timestamptz NOT NULL DEFAULT now(),
  judged_at timestamptz,
  CHECK ((status = 'PENDING') = (judged_at IS NULL))
);
CREATE UNIQUE INDEX one_review_per_customer ON product_review (customer_id, product_sku);
CREATE INDEX review_shown ON product_review (product_sku, created_at DESC, id DESC) WHERE status = 'APPROVED';
CREATE INDEX review_waiting ON product_review (created_at) WHERE status = 'PENDING';

CREATE FUNCTION announce_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reviews_changed', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER review_shown_first AFTER INSERT ON product_review
  FOR EACH ROW WHEN (NEW.status = 'APPROVED') EXECUTE FUNCTION announce_review_change();
CREATE TRIGGER review_changed AFTER UPDATE ON product_review
  FOR EACH ROW WHEN (OLD.status = 'APPROVED' OR NEW.status = 'APPROVED') EXECUTE FUNCTION announce_review_change();
CREATE TRIGGER review_taken_away AFTER DELETE ON product_review
  FOR EACH ROW WHEN (OLD.status = 'APPROVED') EXECUTE FUNCTION announce_review_change();
CREATE TRIGGER reviews_emptied AFTER TRUNCATE ON product_review
  FOR EACH STATEMENT EXECUTE FUNCTION announce_review_change();
