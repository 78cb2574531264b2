-- The site where a company was claimed: whoever judges the claim later writes in that site's name.
ALTER TABLE company_proof ADD COLUMN site_code text;
