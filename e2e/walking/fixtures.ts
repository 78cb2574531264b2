// What every journey needs: the shop's address, the theme under test, an axe check, a clean console, a kept focus.
import { randomBytes } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { sendSignIn } from '../../scripts/contact-sheet/send-sign-in.ts';
import { lockAccount } from './lock-account.ts';
import { listen } from './listen.ts';
import { shopUrl } from './shop-url.ts';

type ShopFixtures = {
  /** Cookies were refused before, unless the journey is about the question. */
  consent: 'refused' | 'unasked';
  /** Opens a path of the shop in the theme of the running project. */
  visit: (path: string) => Promise<void>;
  /** No other journey changes what this account holds, by the first half of its address, until this one ends. */
  hold: (account: string) => Promise<void>;
  /** What the browser complained about: must stay empty. */
  complaints: string[];
  /** What the page announced to screen readers. */
  said: string[];
};

export const test = base.extend<ShopFixtures>({
  consent: ['refused', { option: true }],
  // Every context of a journey comes from the journey's own address: the shop counts attempts by address.
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the needs of a fixture from its first parameter
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') });
  },
  context: async ({ context, consent }, use) => {
    if (consent === 'refused') await refuseCookies(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    const { lost } = await listen(page);
    await use(page);
    expect(lost, 'what had the keyboard went away and left it to nobody').toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the needs of a fixture from its first parameter
  hold: async ({}, use) => {
    const held: (() => void)[] = [];
    await use(async (account) => {
      held.push(await lockAccount(shopUrl(), account));
    });
    for (const giveBack of held) giveBack();
  },
  said: async ({ page }, use) => {
    await use((await listen(page)).said);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
  visit: async ({ page, javaScriptEnabled }, use, testInfo) => {
    await use(async (path) => {
      const url = new URL(path, shopUrl());
      url.searchParams.set('theme', themeOf(testInfo));
      await page.goto(url.href);
      if (javaScriptEnabled) await awake(page);
    });
  },
});

export { expect };
export { expectAccessibleState } from './expect-accessible.ts';
export { linkOfMail, textOfMail } from './mailbox.ts';
export { shopUrl } from './shop-url.ts';

export function themeOf(testInfo: TestInfo): 'valbrune' | 'comptoir' {
  return testInfo.project.name.endsWith('comptoir') ? 'comptoir' : 'valbrune';
}

export function isPhone(testInfo: TestInfo): boolean {
  return testInfo.project.name.startsWith('phone');
}

/** Opens a path of the shop and waits until its script has taken over; the status of the answer. */
export async function openPage(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(`${shopUrl()}${path}`);
  await awake(page);
  return answer?.status();
}

/** A press before hydration gets the page without script: right for a customer, but not what these journeys test. */
async function awake(page: Page): Promise<void> {
  const isAwake = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
  await page.waitForFunction(isAwake);
}

/** Words where the page first shows them: announcements repeat them in visually hidden regions. */
export function shown(where: Page | Locator, words: string | RegExp): Locator {
  return where.getByText(words).and(where.locator(':not([data-voice], [data-voice] *)')).first();
}

/** As after an answer to the cookie question on an earlier visit. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'nuancier-consent', value: 'refused', url: shopUrl() }]);
}

/** An account of the demo, by the first half of its address; how one signs in is seen in signing-in.spec.ts. */
export async function signIn(page: Page, email: string): Promise<void> {
  await sendSignIn(page.context(), shopUrl(), `${email}@demo.valbrune.example`);
}

/** An address in Rennes, typed into the form that the checkout shows. */
export async function fillAddress(main: Locator): Promise<void> {
  await main.getByLabel('Prénom').fill('Élodie');
  await main.getByLabel('Nom', { exact: true }).fill('Marchand');
  await main.getByLabel('Adresse', { exact: true }).fill('12 rue Saint-Hélier');
  await main.getByLabel('Code postal').fill('35000');
  await main.getByLabel('Ville').fill('Rennes');
}
