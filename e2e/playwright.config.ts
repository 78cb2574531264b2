import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const noted = `${projectRoot}.cache/chromium-path`;
const executablePath = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/browser-results',
  globalSetup: './start-shop.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Machines are shared and slow at times: patience first. A journey that needs its second try is named at the end.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
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
  // Journeys run once per width, each in another theme; @look is seen in every theme at every width.
  // @desktop and @phone go by the width, @once needs no second look.
  projects: [
    { name: 'desktop-valbrune', use: { ...desktop }, grepInvert: /@phone/ },
    { name: 'phone-comptoir', use: { ...phone }, grepInvert: /@desktop|@once/ },
    { name: 'phone-valbrune', use: { ...phone }, grep: /@look/ },
    { name: 'desktop-comptoir', use: { ...desktop }, grep: /@look/ },
  ],
});
