export const searchArguments: Readonly<Record<string, string>> = {
  searchedWords: 'since: "2026-11-01", until: "2026-11-15", tab: all',
  trySynonym: 'rule: { words: ["x"], leads_to: [] }',
  pinnedSearch: 'words: "rien"',
  tryPins: 'words: "?", skus: []',
  addSynonym: 'rule: { words: ["x"], leads_to: [] }',
  changeSynonym: 'id: 0, read: { words: ["x"], leads_to: [] }, rule: { words: ["x"], leads_to: [] }',
  removeSynonym: 'id: 0',
  pinProducts: 'words: "?", skus: [], read: []',
};
