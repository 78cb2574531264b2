// The tables of the search: what was searched, and the merchant's own words and pins.
import type { Generated } from 'kysely';
import type { Day, Timestamp } from './column-types.ts';

export type SearchTables = {
  search_count: SearchCountTable;
  search_synonym: SearchSynonymTable;
  search_pin: SearchPinTable;
};

type SearchCountTable = {
  day: Day;
  site: string;
  words: string;
  searches: Generated<number>;
  without_result: Generated<number>;
  clicks: Generated<number>;
  results: Generated<number>;
};

type SearchSynonymTable = {
  id: Generated<number>;
  words: string[];
  leads_to: string[];
  at: Timestamp;
  author: string;
};

type SearchPinTable = {
  key: string;
  words: string;
  skus: string[];
  at: Timestamp;
  author: string;
};
