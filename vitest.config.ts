import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongTestsFirst } from './scripts/long-tests-first.ts';

// What node makes of a source is kept: test processes, the commands they start and the thread that reads a catalogue
// all run the same ones.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

const exclude = ['**/node_modules/**', '**/build/**'];
// What neither opens a database nor leaves anything behind.
const pure = [
  'packages/**/*.test.{ts,tsx}',
  'scripts/*.test.mjs',
  'scripts/**/*.test.ts',
  'apps/storefront/app/!(screens|guards|backend)/**/*.test.{ts,tsx}',
  'apps/gestion/app/**/*.test.{ts,tsx}',
  'apps/api/src/{payments,configuration}/**/*.test.ts',
  'demo/catalogue/**/*.test.ts',
];

// Pages asked for by the request handler: each file opens a shop of its own, and closes it.
const pages = [
  'apps/storefront/app/{screens,guards,backend}/**/*.test.{ts,tsx}',
  'apps/storefront/server/**/*.test.ts',
];

const globalSetup = ['apps/api/src/testing/global-setup.ts'];
// What replaces modules, spies on them, fills the process or starts one of its own.
const alone = [
  'apps/storefront/server/{start-shop,opening,merchant,observing}.test.ts',
  'apps/storefront/server/uploads/list-file-reader.test.ts',
  'apps/api/src/monitoring/monitoring-routes.test.ts',
  'apps/api/src/checkout/{mixed-load,two-shops}.test.ts',
  'apps/api/src/customers/passwords/same-work.test.ts',
  'apps/api/src/search/live-catalogue.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongTestsFirst },
    // A failing page test should not print the page.
    diff: { truncateThreshold: 40 },
    chaiConfig: { truncateThreshold: 200 },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: pure,
          exclude,
          // One process reads its modules once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/{api,operator}/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, ...pure, ...alone],
          globalSetup,
          // Each file has a database of its own; the API is read once per process, not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: pages,
          exclude: [...exclude, ...alone],
          globalSetup,
          // The built pages are read once per process, not once per file.
          isolate: false,
          // As the server sets it: React in its production form, which draws pages several times faster.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: alone,
          exclude,
          globalSetup,
        },
      },
    ],
  },
});
