import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { selectionsOf } from './set-up/tiers.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const noted = `${projectRoot}.cache/chromium-path`;
const executablePath = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const screens = {
  'desktop-valbrune': desktop,
  'phone-comptoir': phone,
  'phone-valbrune': phone,
  'desktop-comptoir': desktop,
};

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/browser-results',
  globalSetup: './set-up/start-shop.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A journey waits for facts: one that needs a second try has a race in it. In `npm test` it fails; among the long crawls
  // of the rest it is named at the end, and proves no row.
  retries: process.env['TEST_TIER'] === 'rest' ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../.cache/playwright.json' }],
  ],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    // What never comes is reported by its own line, not by the end of the whole test.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: selectionsOf(process.env['TEST_TIER']).map((selection) => ({
    ...selection,
    use: { ...screens[selection.name] },
  })),
});
