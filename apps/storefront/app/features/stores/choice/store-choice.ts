/** What became of a store that was chosen on a page which stays as it is. */
export type StoreChoice = { kind: 'chosen'; once: boolean } | { kind: 'refused'; message: string };
