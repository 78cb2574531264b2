// Pictures of the running shop, to look at: two widths, two themes.
// usage: npm run screenshots -- [--url http://localhost:3000] [--folder screenshots] [--only home] [--readme]
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    folder: { type: 'string', default: path.join(projectRoot, 'screenshots') },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
});

type Shot = { name: string; path: string; act?: (page: Page) => Promise<void>; width?: number };

const openMenu = async (page: Page) => {
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await burger.isVisible()) await burger.click();
  else await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('button').nth(1).hover();
  await page.waitForTimeout(600);
};

const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', act: openMenu },
  { name: 'content', path: '/livraison' },
  { name: 'guides', path: '/guides' },
  { name: 'category', path: '/catalogue/peinture-interieure' },
  { name: 'listing', path: '/catalogue/facade/peinture-de-facade' },
  { name: 'search', path: '/search?q=peinture+facde' },
  { name: 'product', path: '/produit/ardelis-serena-peinture-plafond-mate' },
  {
    name: 'tint',
    path: '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l&quantite=3',
  },
  { name: 'promo', path: '/promo' },
  { name: 'wallpaper', path: '/produit/tenaxol-passage-sol-pvc-en-les' },
  { name: 'nothing', path: '/no-result-found?term=zzz' },
  { name: 'colours', path: '/nuancier' },
  { name: 'leaf', path: '/catalogue/facade/impermeabilite/classe-i1' },
  { name: 'catalogue', path: '/catalogue' },
  { name: 'stores', path: '/magasins' },
  { name: 'site-map', path: '/plan-du-site' },
  { name: 'consent', path: '/consentement' },
  { name: 'not-found', path: '/cette-page-n-existe-pas' },
];

await fetch(values.url).catch(() => {
  console.error(
    `Aucune boutique ne répond à ${values.url}\u00A0: lancez «\u00A0npm start\u00A0», ou donnez son adresse par --url.`,
  );
  process.exit(1);
});

const noted = path.join(projectRoot, '.cache', 'chromium-path');
const executablePath = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  if (values.readme)
    await shoot(
      browser,
      { name: 'boutique', path: '/' },
      'valbrune',
      1440,
      path.join(projectRoot, 'docs'),
      false,
    );
  else await all(browser);
} finally {
  await browser.close();
}

async function all(opened: Browser): Promise<void> {
  const chosen = shots.filter(({ name }) => name.includes(values.only));
  for (const theme of ['valbrune', 'comptoir']) {
    for (const width of [390, 1440]) {
      for (const shot of chosen) await shoot(opened, shot, theme, width, values.folder, !shot.act);
    }
  }
}

async function shoot(
  opened: Browser,
  shot: Shot,
  theme: string,
  width: number,
  folder: string,
  whole: boolean,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const context = await opened.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  const { hostname } = new URL(values.url);
  await context.addCookies([{ name: 'nuancier-consent', value: 'refused', domain: hostname, path: '/' }]);
  const page = await context.newPage();
  const url = new URL(shot.path, values.url);
  url.searchParams.set('theme', theme);
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await shot.act?.(page);
  const scrolled = whole ? await page.evaluate(() => document.body.scrollHeight) : 0;
  for (let y = 0; y < scrolled; y += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  const name = values.readme ? `${shot.name}.png` : `${shot.name}-${theme}-${width}.png`;
  await page.screenshot({ path: path.join(folder, name), fullPage: whole });
  await context.close();
}
