-- outside a transaction
-- The indexes that keep what plain_words() made before; they serve meanwhile. A try that was broken off leaves one of these:
-- orders_words_ccnew, orders_words_ccold
-- company_words_ccnew, company_words_ccold
-- customer_words_ccnew, customer_words_ccold
-- customer_by_name_ccnew, customer_by_name_ccold
-- company_by_name_ccnew, company_by_name_ccold
-- quotation_words_ccnew, quotation_words_ccold
-- product_words_ccnew, product_words_ccold
REINDEX INDEX CONCURRENTLY orders_words;
REINDEX INDEX CONCURRENTLY company_words;
REINDEX INDEX CONCURRENTLY customer_words;
REINDEX INDEX CONCURRENTLY customer_by_name;
REINDEX INDEX CONCURRENTLY company_by_name;
REINDEX INDEX CONCURRENTLY quotation_words;
REINDEX INDEX CONCURRENTLY product_words;
