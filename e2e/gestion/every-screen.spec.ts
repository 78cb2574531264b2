// Every screen of the back office that the owner's links lead to, in both themes and at three widths: nothing that axe
// finds, nothing wider than its window, no complaint of the browser. A new screen is found by itself.
import type { Page } from '@playwright/test';
import routes from '../../apps/gestion/app/routes.ts';
import { expect, expectAccessible, shopUrl, test } from '../walking/fixtures.ts';

/** On the way in, before anybody is known. */
const DOOR = new Set([
  'entrer',
  'entrer/annuaire',
  'entrer/annuaire/retour',
  'entrer/annuaire/suite',
  'entrer/code',
  'entrer/reprise',
  'entrer/second-facteur',
  'invitation',
  'mot-de-passe',
]);
const TRIES = 3;
/** Of a touch target and the space around it, in pixels. */
const ONE_ROW = 72;

type Entry = { path?: string; file: string; children?: Entry[] };
type Screen = { path: string; fits: RegExp; fixed: number };

function screensOf(entries: readonly Entry[]): Screen[] {
  return entries.flatMap(({ path, file, children }) => {
    if (children) return screensOf(children);
    if (path === undefined || path === '*' || !file.endsWith('.tsx')) return [];
    const parts = path.split('/');
    const fits = new RegExp(
      `^/gestion/${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/')}$`,
    );
    return [{ path, fits, fixed: parts.filter((part) => !part.startsWith(':')).length }];
  });
}

test(
  'every screen that a link leads to is accessible and fits its window',
  { tag: '@once' },
  async ({ page, visit, complaints }) => {
    test.setTimeout(600_000);
    const screens = screensOf(await routes);
    const seen = new Set<string>();
    const tried = new Map<string, number>();
    const faults: string[] = [];
    await enter(page, visit);
    const queue = [new URL(page.url()).pathname];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const pattern = patternOf(screens, new URL(next, shopUrl()).pathname);
      const times = tried.get(pattern) ?? 0;
      if (pattern === '*' || seen.has(pattern) || times >= TRIES) continue;
      tried.set(pattern, times + 1);
      await page.setViewportSize({ width: 1440, height: 900 });
      const answer = await page.goto(`${shopUrl()}${next}`);
      if (patternOf(screens, new URL(page.url()).pathname) !== pattern || !answer?.ok()) continue;
      seen.add(pattern);
      faults.push(...(await faultsOf(page)).map((fault) => `${next} ${fault}`));
      queue.push(...(await linksOf(page)));
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    // Whether there is one order, return or draft to look at is chance; lists and forms are always led to.
    const unseen = screens.map(({ path }) => path).filter((path) => !path.includes(':') && !seen.has(path));
    expect(unseen.filter((path) => !DOOR.has(path))).toEqual([]);
  },
);

test(
  'who has few places finds them in one row, and the way out',
  { tag: '@once' },
  async ({ page, visit }) => {
    await enter(page, visit, 'loic.tanguy@equipe.valbrune.example');
    const header = page.getByRole('banner');
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await headerHeight(page)).toBeLessThanOrEqual(ONE_ROW);
    await expect(header.getByRole('link', { name: 'Comptoir' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await headerHeight(page)).toBeLessThanOrEqual(ONE_ROW);
    await header.getByText('Menu').click();
    await expect(header.getByRole('link', { name: /Loïc Tanguy/ })).toBeVisible();
    await header.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page.getByRole('main').getByLabel('Adresse e-mail')).toBeVisible();
  },
);

function headerHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height ?? 0);
}

async function enter(
  page: Page,
  visit: (path: string) => Promise<void>,
  email = 'claire.valbrune@equipe.valbrune.example',
): Promise<void> {
  const main = page.getByRole('main');
  await visit('/gestion/aujourdhui');
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByLabel('Mot de passe').fill('Gestion!2026');
  await main.getByRole('button', { name: 'Continuer' }).click();
  await main.getByLabel('Code').fill('000000');
  await main.getByRole('button', { name: 'Entrer', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
}

/** As the router chooses: what is fixed goes before what may be anything. */
function patternOf(screens: readonly Screen[], pathname: string): string {
  const found = screens.filter(({ fits }) => fits.test(pathname));
  return found.toSorted((one, other) => other.fixed - one.fixed)[0]?.path ?? '*';
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (what: string, check: () => Promise<void>) => {
    await check().catch((trouble: Error) => faults.push(`${what}: ${trouble.message.slice(0, 600)}`));
  };
  await look('1440 valbrune', () => expectAccessible(page));
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'comptoir'));
  await page.setViewportSize({ width: 768, height: 1024 });
  await look('768 comptoir', () => expectAccessible(page));
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`${width}: ${wide} px too wide`);
    if ((await headerHeight(page)) > ONE_ROW) faults.push(`${width}: a header of two rows`);
  }
  return faults;
}

/** Where links lead within the office, each address once. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/gestion"]:not([download])')].map(
      ({ pathname, search }) => pathname + search,
    ),
  );
  return [...new Set(found)].filter(
    (path) => !path.startsWith('/gestion/fichiers') && !path.includes('.csv'),
  );
}
