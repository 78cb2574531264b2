import { afterAll, beforeAll } from 'vitest';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { readSharedIndex } from '../../testing/shared-index.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** The demo's index, read before the tests of a file. */
export function demoIndex(): () => SearchIndex {
  let database: ClonedDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    database = await testDatabase('demo');
    index = await readSharedIndex(database.db, 'http://localhost:3000', '2026-06-15');
  });
  afterAll(() => database.close());
  return () => index;
}
