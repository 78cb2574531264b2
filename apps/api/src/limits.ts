// How much one request may ask. The figures of the security requirements, in one place.
export const limits = {
  bodyBytes: 256 * 1024,
  tokens: 2_000,
  depth: 12,
  /** Tools unfold types in one go; graphql's own rule bounds what such a question can multiply to. */
  introspectionDepth: 20,
  aliases: 10,
  mutationFields: 1,
  complexity: 300,
  pageSize: 100,
  requestMs: 10_000,
} as const;

/** Magento's default page: a list this long costs what its fields cost once. */
export const ORDINARY_PAGE = 20;
