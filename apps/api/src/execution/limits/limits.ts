// How much one request may ask. The figures of the security requirements, in one place.
export const limits = {
  bodyBytes: 256 * 1024,
  tokens: 2_000,
  depth: 12,
  /** Tools unfold types in one go; graphql's own rule bounds what such a question can multiply to. */
  introspectionDepth: 20,
  /** brackets of whatever kind within one another, also in values and variables */
  nesting: 50,
  aliases: 10,
  /** of different names: a storefront sends a guest's e-mail and address together */
  mutationFields: 3,
  complexity: 300,
  pageSize: 100,
  requestMs: 10_000,
} as const;

/** Magento's default page: fields of a list's entries cost once more for each further page of this length. */
export const ORDINARY_PAGE = 20;
