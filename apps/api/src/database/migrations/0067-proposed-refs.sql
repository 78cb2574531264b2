-- The site that what is ordered again was for: proposed at the checkout. '' where the cart holds goods of several sites,
-- of which none is proposed. It is told to the company (c…) or person (p…) it was taken from and to no other.
ALTER TABLE cart
  ADD COLUMN proposed_ref text,
  ADD COLUMN proposed_ref_owner text;
