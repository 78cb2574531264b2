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
  /**
   * From the moment somebody came, or a step of a page was written, over all that the page asks for: with drawing and
   * sending within ten seconds.
   */
  requestMs: 9_000,
  /** With less than that left nothing is begun that writes: it would be done, and nobody told. */
  writingMs: 2_000,
} as const;

/** Magento's default page: fields of a list's entries cost once more for each further page of this length. */
export const ORDINARY_PAGE = 20;
