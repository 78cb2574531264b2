import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongTestsFirst } from './scripts/tests/long-tests-first.ts';

// What node makes of a source is kept: test processes, the commands they start and the thread that reads a catalogue
// all run the same ones.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

// `npm test` leaves out what is named slow: processes, backups, openings, sizes. The rest of `npm run test:all` is that,
// and the tests that draw their cases, with more of them. Without a tier (a file by its name, watching) all are known.
const isRest = process.env['TEST_TIER'] === 'rest';
const isQuick = process.env['TEST_TIER'] === 'quick';
const TESTS = '{packages,apps,demo,bench,scripts}/**/*.test.{ts,tsx,mjs}';
const inRest = (file: string) =>
  file.includes('.slow.test.') ||
  /from '(?:fast-check|[^']*\/testing\/draws\.ts)'/.test(readFileSync(file, 'utf8'));
const generated = (file: string) => /(?:^|[\\/])(?:node_modules|build)$/.test(file);
const notInRest = () => globSync(TESTS, { exclude: generated }).filter((file) => !inRest(file));

const exclude = [
  '**/node_modules/**',
  '**/build/**',
  ...(isQuick ? ['**/*.slow.test.ts'] : []),
  ...(isRest ? notInRest() : []),
];
// What neither opens a database nor leaves anything behind.
const pure = [
  'packages/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
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
  'apps/storefront/server/{start-shop,opening,merchant}.slow.test.ts',
  'apps/storefront/server/observing.test.ts',
  'apps/storefront/server/uploads/list-file-reader.slow.test.ts',
  'apps/api/src/monitoring/monitoring-routes.test.ts',
  'apps/api/src/checkout/{mixed-load.slow,two-shops}.test.ts',
  'apps/api/src/customers/passwords/same-work.test.ts',
  'apps/api/src/search/live-catalogue.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What is waited for is a fact; how long it takes is the machine's.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    maxWorkers: 2,
    provide: { drawsAll: isRest },
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
