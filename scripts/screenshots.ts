// Pictures of the running shop, to look at: every route and panel, both themes, three widths, a contact sheet of each.
// usage: npm run screenshots -- [--url http://localhost:3000] [--folder screenshots] [--only cart] [--theme comptoir] [--width 390] [--readme]
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { photographAll } from './contact-sheet/photograph-all.ts';
import { openLooker } from './contact-sheet/looker.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    folder: { type: 'string', default: path.join(projectRoot, 'screenshots') },
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    width: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
});

const answer = await fetch(values.url).catch(() => {
  console.error(
    `Aucune boutique ne répond à ${values.url}\u00A0: lancez «\u00A0npm start\u00A0», ou donnez son adresse par --url.`,
  );
  process.exit(1);
});
// The shop has one address and sends every other one there: cookies set for another name would be lost.
const url = new URL(answer.url).origin;

const noted = path.join(projectRoot, '.cache', 'chromium-path');
const executablePath = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  if (values.readme) await photographReadme();
  else {
    const failed = await photographAll(browser, {
      url,
      folder: values.folder,
      themes: ['valbrune', 'comptoir'].filter((theme) => theme.includes(values.theme)),
      widths: [390, 768, 1440].filter((width) => values.width === '' || String(width) === values.width),
      isWanted: (name) => name.includes(values.only),
    });
    if (failed > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}

async function photographReadme(): Promise<void> {
  const folder = path.join(projectRoot, 'docs');
  mkdirSync(folder, { recursive: true });
  const looker = await openLooker(browser, {
    url,
    theme: 'valbrune',
    width: 1440,
    state: undefined,
  });
  const page = await looker.open('/');
  await page.screenshot({ path: path.join(folder, 'boutique.png') });
  await looker.close();
}
