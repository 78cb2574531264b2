import type { Browser, BrowserContext, Page } from '@playwright/test';
import { allScenes } from '../../scripts/contact-sheet/all-scenes.ts';
import type { NamedScene } from '../../scripts/contact-sheet/all-scenes.ts';
import type { SignedInAs } from '../../scripts/contact-sheet/looker.ts';
import { linkedAddress, playScene } from '../../scripts/contact-sheet/play-scene.ts';
import { ROLES } from '../../scripts/contact-sheet/scenes.ts';
import type { Role } from '../../scripts/contact-sheet/scenes.ts';
import { signedInAs } from '../../scripts/contact-sheet/signed-in-as.ts';
import { accessibilityFaults } from '../walking/expect-accessible.ts';
import { expect, openPage, refuseCookies, shopUrl, test } from '../walking/fixtures.ts';
import { lookAtCutWords } from './look-at-cut-words.ts';
import { lookAtLargeLetters } from './look-at-large-letters.ts';
import { lookAtSpacing } from './look-at-spacing.ts';
import { lookAtStops } from './look-at-stops.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A desk, and what 400 % of zoom leaves of one, upright and lying. */
const SCREENS = [DESK, { width: 320, height: 256 }, { width: 427, height: 240 }];
/** The narrowest telephone. */
const NARROWEST = { width: 320, height: 700 };
const THEMES = ['valbrune', 'comptoir'] as const;
const USUAL_TEXT = 16;
/** Each frame is looked at with its menus and its footer on one page. */
const WHOLE = new Set(['home', 'home-2', 'customer-dashboard', 'checkout-shipping']);

/** Screens of colours, which are looked at with large letters on the narrowest telephone too, as is a tinted product. */
const COLOURS = /^(?:colour|compare-tints|wall-trial|customer-my-tints)/;

/** Requests of the demo have had their answer by today's clock: no link leads to an open one here. */
const NOTHING_OPEN = new Set(['customer-order-to-approve', 'customer-my-request', 'panel-order-reject']);

/** Names of routes, where only their scenes are to be looked at. */
const only = process.env['SCENES']?.split(',');
const scenes = allScenes().filter(
  ({ name }) => !NOTHING_OPEN.has(name) && (only === undefined || only.includes(name.replace(/-\d+$/, ''))),
);
const roles = Object.keys(ROLES).filter((role): role is Role => role in ROLES);
/** So many pages in one test: two tests run at a time, and none takes long. */
const PAGES_PER_TEST = 3;

/** Sessions are reused between tests. */
const sessions = new Map<Role, SignedInAs>();

for (const role of roles) {
  const seen = scenes.filter((scene) => scene.role === role);
  for (let first = 0; first < seen.length; first += PAGES_PER_TEST) {
    const part = seen.slice(first, first + PAGES_PER_TEST);
    test(
      `${role}, ${part[0]?.name} to ${part.at(-1)?.name}: axe finds no violation, every focus stop and its ring are visible and in order, focus alone leads nowhere, nothing overflows sideways, and widely spaced text fits`,
      { tag: '@once' },
      async ({ browser }) => {
        const storageState = await sessionOf(browser, role);
        const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
        await refuseCookies(context);
        for (const scene of part) {
          const page = await opened(context, scene);
          const faults = await axeFaults(page, scene.only);
          const stopFaults = await lookedAt(page, {
            only: scene.only,
            whole: WHOLE.has(scene.name),
            narrowest: COLOURS.test(scene.name) || scene.path.includes('teinte='),
          });
          expect.soft([...faults, ...stopFaults], scene.name).toEqual([]);
          await page.close();
        }
        await context.close();
      },
    );
  }
}

test.describe('before any answer', () => {
  test.use({ consent: 'unasked' });

  test(
    'M01 the question about cookies comes first and hides no stop, on short screens and with large letters neither',
    { tag: '@once' },
    async ({ page }) => {
      await openPage(page, '/livraison');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'En savoir plus sur les cookies' })).toBeFocused();
      expect(await lookedAt(page, { only: undefined, whole: true, narrowest: false })).toEqual([]);
    },
  );
});

async function sessionOf(browser: Browser, role: Role): Promise<SignedInAs> {
  const session = sessions.get(role) ?? (await signedInAs(browser, shopUrl(), role));
  sessions.set(role, session);
  return session;
}

async function opened(context: BrowserContext, scene: NamedScene): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(scene.only === 'narrow' ? PHONE : DESK);
  await openPage(page, scene.path);
  if (scene.link) await openPage(page, (await linkedAddress(page, scene)) ?? `no link on ${scene.path}`);
  await playScene(page, scene);
  return page;
}

type Look = { only: NamedScene['only']; whole: boolean; narrowest: boolean };

/** One page, resized and dressed anew: what is found in both themes on every screen. */
async function lookedAt(page: Page, { only, whole, narrowest }: Look): Promise<string[]> {
  const found: string[] = [];
  // Focus rings show after keyboard input only.
  await page.keyboard.press('Tab');
  const inThemes = async (where: string, look: () => Promise<string[]>) => {
    for (const theme of THEMES) {
      await page.evaluate(letGo, theme);
      found.push(...(await look()).map((fault) => `${theme} ${where}: ${fault}`));
    }
    await page.evaluate(letGo, THEMES[0]);
  };
  const stops = async () => {
    const there = await page.evaluate(whereOneIs);
    const faults = await page.evaluate(lookAtStops, whole);
    const now = await page.evaluate(whereOneIs);
    // No stop leads anywhere, nor opens anything, by having the keyboard.
    const led = now === there ? [] : [`led on by the keyboard alone: ${there} → ${now}`];
    return [...faults.map(({ fault, at }) => `${fault}: ${at}`), ...led];
  };
  const setWide = () => page.evaluate(lookAtSpacing);
  for (const screen of SCREENS.filter(({ width }) => !only || (only === 'wide') === width >= 1024)) {
    await page.setViewportSize(screen);
    await inThemes(`${screen.width} × ${screen.height}`, stops);
    if (screen.width >= PHONE.width) await inThemes(`${screen.width} × ${screen.height} set wide`, setWide);
  }
  await withLargeText(page, async () => {
    if (only !== 'narrow') await inThemes('letters of 200 %', stops);
    await page.setViewportSize(PHONE);
    await inThemes('letters of 200 % on a phone', () => page.evaluate(lookAtLargeLetters));
    if (!narrowest) return;
    await page.setViewportSize(NARROWEST);
    await inThemes('letters of 200 % at 320 px', async () => [
      ...(await page.evaluate(lookAtLargeLetters)),
      ...(await page.evaluate(lookAtCutWords)),
      ...(await stops()),
    ]);
  });
  return found;
}

/** Each theme once, and each width once where the scene has both. */
async function axeFaults(page: Page, only: Look['only']): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, usual] of [
    ['valbrune', DESK],
    ['comptoir', PHONE],
  ] as const) {
    const screen = only === undefined ? usual : { narrow: PHONE, wide: DESK }[only];
    await page.setViewportSize(screen);
    await page.evaluate(letGo, theme);
    found.push(...(await accessibilityFaults(page)).map((fault) => `${theme} ${screen.width}: ${fault}`));
  }
  await page.evaluate(letGo, THEMES[0]);
  return found;
}

/** Runs in the page. */
function whereOneIs(): string {
  return `${location.href} ${document.querySelectorAll('dialog[open]').length}`;
}

/** Runs in the page. The next screen or theme may not have the last stop: focus is dropped while they change. */
async function letGo(theme: string): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.documentElement.setAttribute('data-theme', theme);
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Letters of twice the size, as a reader's own setting makes them. */
async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setText = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await setText(2 * USUAL_TEXT);
  await look();
  await setText(USUAL_TEXT);
  await session.detach();
}
