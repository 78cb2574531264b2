// Every screen of the back office, in both themes and at each width: nothing that axe finds, nothing wider than its window,
// with large letters, at 400 % of zoom and set wide neither; no complaint of the browser. A new screen is found by itself, or fails until something leads to it.
import type { Page } from '@playwright/test';
import { menuOf } from '@nuancier/domain/staff/menu.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { expect, openPage, shopUrl, test } from '../walking/fixtures.ts';
import { accessibilityFaults } from '../walking/expect-accessible.ts';
import { makeThings } from '../walking/office-things.ts';
import { lookAtFit } from '../looks/look-at-fit.ts';
import { lookAtLargeLetters } from '../looks/look-at-large-letters.ts';
import { enterOffice, officeLinks, officeScreens, patternOf } from '../walking/office.ts';

const DOOR = 'before anybody is known: looked at by who goes through it';
/** What the owner does not come to here, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  entrer: DOOR,
  'entrer/annuaire': DOOR,
  'entrer/annuaire/retour': DOOR,
  'entrer/annuaire/suite': DOOR,
  'entrer/code': DOOR,
  'entrer/reprise': DOOR,
  'entrer/second-facteur': DOOR,
  invitation: DOOR,
  'mot-de-passe': DOOR,
};
/** Led to by a form, not by a link. */
const BY_FORM = ['/gestion/commandes/impression?numero=W26100021'];
/** Where work is done with a phone in the hand. */
const ON_A_PHONE = new Set(['aujourdhui', 'comptoir']);
const THEMES = ['valbrune', 'comptoir'] as const;
const WIDTHS = [1440, 768] as const;
const PHONE = 390;
/** What 400 % of zoom leaves of a desk. */
const ZOOMED = { width: 320, height: 256 };
const USUAL_TEXT = 16;
/** As a reader’s own style sheet sets them (WCAG 1.4.12). */
const SET_WIDE = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
const TRIES = 5;
/** Axe asks within the frame of a preview too, where nothing of anybody’s runs. */
const IN_A_FRAME = /^Blocked script execution in '[^']*\/gestion\/vue\//;
/** Of a touch target and the space around it, in pixels. */
const ONE_ROW = 72;
/** One of each role; the owner is the one who sees everything. */
const PEOPLE: Readonly<Record<StaffRole, string>> = {
  proprietaire: 'claire.valbrune',
  responsable: 'aicha.benoit',
  preparateur: 'ines.moreau',
  commercial: 'julien.faure',
  contenu: 'noe.lambert',
  prix: 'thomas.roche',
  comptabilite: 'olivier.blanc',
  service_client: 'karim.haddad',
  lecture_seule: 'anne.schmitt',
};

test(
  'every screen of the owner has no axe violations and fits its window, in both themes and at each width',
  { tag: '@once' },
  async ({ page, context, complaints }) => {
    test.setTimeout(1_500_000);
    const screens = await officeScreens();
    const seen = new Set<string>();
    const faults: string[] = [];
    await enterOffice(context, PEOPLE.proprietaire);
    const things = await makeThings(page);
    try {
      const queue = ['/gestion/aujourdhui', ...BY_FORM, ...things.addresses];
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const pattern = patternOf(screens, next);
        if (pattern === undefined || pattern in UNSEEN || seen.has(pattern)) continue;
        const status = await load(page, next);
        if (status !== 200) {
          faults.push(`${next} leads to ${status}`);
          continue;
        }
        // Led elsewhere, what was wanted is still to be seen.
        if (patternOf(screens, page.url()) !== pattern) continue;
        seen.add(pattern);
        const widths = ON_A_PHONE.has(pattern) ? [...WIDTHS, PHONE] : WIDTHS;
        faults.push(...(await faultsOf(page, widths)).map((fault) => `${next} ${fault}`));
        queue.push(...(await linksOf(page)));
      }
    } finally {
      await things.takeAway();
    }
    expect(faults).toEqual([]);
    expect(
      complaints.filter((complaint) => !complaint.includes('503') && !IN_A_FRAME.test(complaint)),
    ).toEqual([]);
    const unseen = screens.map(({ path }) => path).filter((path) => !seen.has(path));
    expect(unseen.toSorted()).toEqual(Object.keys(UNSEEN).toSorted());
  },
);

test(
  'every menu entry of each role opens, has no axe violations and fits its window',
  { tag: '@once' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    for (const role of STAFF_ROLES.filter((one) => one !== 'proprietaire')) {
      const context = await browser.newContext({ viewport: { width: 768, height: 1024 } });
      await enterOffice(context, PEOPLE[role]);
      const page = await context.newPage();
      await page.goto(`${shopUrl()}/gestion/aujourdhui`);
      const places = await placesOf(page);
      expect([role, places.length]).toEqual([role, menuOf(role).length]);
      for (const place of places) {
        const status = await load(page, place);
        // Some lead on, to the first page of the place that is the role's.
        const isThere = new URL(page.url()).pathname.startsWith(place);
        expect([role, place, isThere, status]).toEqual([role, place, true, 200]);
        faults.push(
          ...(await faultsOf(page, [768], ['valbrune'])).map((fault) => `${role} ${place} ${fault}`),
        );
      }
      await context.close();
    }
    expect(faults).toEqual([]);
  },
);

test(
  'a role with few entries has its menu and the sign-out button in one row',
  { tag: ['@quick', '@once'] },
  async ({ page, context }) => {
    await enterOffice(context, 'loic.tanguy');
    await openPage(page, '/gestion/aujourdhui');
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

/** A shop that is asked too much at once says so, and is asked again. */
async function load(page: Page, path: string, tries = TRIES): Promise<number | undefined> {
  const answer = await page.goto(`${shopUrl()}${path}`);
  return answer?.status() === 503 && tries > 1 ? load(page, path, tries - 1) : answer?.status();
}

/** Where the page leads, with what the thing of each act is: `/avis/40` of `/avis/40/refus`. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await officeLinks(page);
  return [...links, ...links.map((link) => link.replace(/\/[^/]*$/, ''))];
}

/** Where the menu of whoever looks leads. */
function placesOf(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Menu de la gestion' })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) =>
      links
        .map((link) => (link instanceof HTMLAnchorElement ? link.pathname : ''))
        // Folded up, the menu ends with the account.
        .filter((path, at, all) => path !== '/gestion/profil' && all.indexOf(path) === at),
    );
}

function headerHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height ?? 0);
}

/** Loaded once: a theme is worn, and a window narrowed, in place. What is too wide on a phone is no matter of colours. */
async function faultsOf(
  page: Page,
  widths: readonly number[],
  themes: readonly string[] = THEMES,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of new Set([...widths, PHONE])) {
    await page.setViewportSize({ width, height: 900 });
    const unfit = await page.evaluate(lookAtFit, { themes, oneRow: ONE_ROW });
    faults.push(...unfit.map((fault) => `${width} ${fault}`));
    // What stands where is no matter of colours, and colours none of widths: once at each width, once in each theme.
    const theme = themes[widths.indexOf(width) % themes.length];
    if (!widths.includes(width) || theme === undefined) continue;
    await wearTheme(page, theme);
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${width} ${theme}: ${fault}`));
  }
  // Seen by the owner once, it stands the same for all.
  const last = themes.at(-1);
  if (themes.length === 1 || last === undefined) return faults;
  await wearTheme(page, last);
  return [...faults, ...(await sidewaysOf(page))];
}

async function wearTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((worn) => document.documentElement.setAttribute('data-theme', worn), theme);
}

/** Runs in the page. */
function wear(words: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(words);
  document.adoptedStyleSheets = [sheet];
}

/** Once in one theme, whose letters are as wide as the other's: what scrolls sideways for who sets the text anew. */
async function sidewaysOf(page: Page): Promise<string[]> {
  const at = async (where: string) =>
    (await page.evaluate(lookAtLargeLetters)).map((fault) => `${where}: ${fault}`);
  await page.evaluate(wear, SET_WIDE);
  const wide = await at(`${PHONE} set wide`);
  await page.evaluate(wear, '');
  await page.setViewportSize(ZOOMED);
  const zoomed = await at(`${ZOOMED.width} × ${ZOOMED.height}`);
  await page.setViewportSize({ width: PHONE, height: 844 });
  const session = await page.context().newCDPSession(page);
  const setText = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setText(2 * USUAL_TEXT);
  const large = await at(`${PHONE} letters of 200 %`);
  const menu = await page.getByRole('navigation', { name: 'Menu de la gestion' }).locator('summary').all();
  for (const summary of menu)
    if (!/Menu/.test(await summary.innerText()))
      large.push(`${PHONE} letters of 200 %: a menu without its word`);
  await setText(USUAL_TEXT);
  await session.detach();
  return [...wide, ...zoomed, ...large];
}
