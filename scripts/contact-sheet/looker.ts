// A browser session: one role, one theme, one width.
import type { Browser, BrowserContext, Page } from '@playwright/test';

export type SignedInAs = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Looker = { open(address: string): Promise<Page>; close(): Promise<void> };

type Looking = { url: string; theme: string; width: number; state: SignedInAs | undefined };

const PATIENCE_MS = 6_000;

export async function openLooker(
  browser: Browser,
  { url, theme, width, state }: Looking,
): Promise<Looker & { context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    isMobile: width < 768,
    hasTouch: width < 768,
    ...(state && { storageState: state }),
  });
  const { hostname } = new URL(url);
  await context.addCookies([{ name: 'nuancier-consent', value: 'refused', domain: hostname, path: '/' }]);
  return {
    context,
    async open(address) {
      const page = await context.newPage();
      const asked = new URL(address, url);
      asked.searchParams.set('theme', theme);
      await page.goto(asked.href);
      await settled(page);
      return page;
    },
    close: () => context.close(),
  };
}

/** Until the script has taken over and the pictures in sight are there, or no longer than one has patience. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {});
}
