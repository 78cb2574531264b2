import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    maxWorkers: 2,
    // A failing page test should not print the page.
    diff: { truncateThreshold: 40 },
    chaiConfig: { truncateThreshold: 200 },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude,
          // Pure rules leave nothing behind: one process reads its modules once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['apps/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
