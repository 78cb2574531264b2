-- Favourites lists that the people of a company share. The company is written down with the share: whoever goes over
-- to another company takes no reader along.

ALTER TABLE wishlist
  ADD COLUMN share text NOT NULL DEFAULT 'private' CHECK (share IN ('private', 'read', 'edit')),
  ADD COLUMN shared_company_id integer REFERENCES company (id),
  ADD CONSTRAINT shared_with_a_company CHECK ((share = 'private') = (shared_company_id IS NULL));
CREATE INDEX wishlist_shared ON wishlist (shared_company_id) WHERE shared_company_id IS NOT NULL;
