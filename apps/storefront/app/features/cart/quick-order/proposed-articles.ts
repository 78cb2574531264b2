export const SHORTEST_TYPED = 2;
export const LONGEST_TYPED = 64;

export type ProposedArticle = { sku: string; ean: string | null; name: string };

/** What one may mean by what is typed so far. */
export type ProposedArticles = { term: string; articles: readonly ProposedArticle[] };
