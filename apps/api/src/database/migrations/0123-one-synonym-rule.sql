-- A rule of synonyms stands once.
DELETE FROM search_synonym twice USING search_synonym first
WHERE twice.words = first.words AND twice.leads_to = first.leads_to AND twice.id > first.id;
CREATE UNIQUE INDEX search_synonym_rule ON search_synonym (words, leads_to);
