import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('what goods cost the shop is named by their import and by the report of margins alone', () => {
  const sources = globSync('{packages,apps}/**/*.{ts,tsx,graphql}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/build', '**/generated'],
  }).filter((file) => !file.endsWith('.test.ts'));
  const naming = sources.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('article_cost'));
  expect(naming.toSorted()).toEqual([
    'apps/api/src/database/tables/price-tables.ts',
    'apps/api/src/intake/kinds/costs.ts',
    'apps/api/src/pricing/imports/costs-import-store.ts',
    'apps/api/src/pricing/operations/import-costs.ts',
    'apps/api/src/reports/rollups/goods-sums-store.ts',
  ]);
});
