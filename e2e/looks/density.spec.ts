import type { Browser } from '@playwright/test';
import { expect, refuseCookies, shopUrl, test } from '../walking/fixtures.ts';

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Products wholly visible between the header and what sticks to the foot of the screen. */
async function wholeProducts(
  browser: Browser,
  viewport: { width: number; height: number },
  query: string,
): Promise<number> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: true });
  await refuseCookies(context);
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/catalogue/peinture-interieure?${query}`);
  const count = await page.evaluate(() => {
    const products = [...document.querySelectorAll('main article')];
    const header = () => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const [first] = products;
    first?.scrollIntoView({ block: 'start', behavior: 'instant' });
    window.scrollBy({ top: (first?.getBoundingClientRect().top ?? 0) - header(), behavior: 'instant' });
    return products.filter((product) => {
      const { top, bottom } = product.getBoundingClientRect();
      const covered = document.elementsFromPoint(
        window.innerWidth / 2,
        Math.min(bottom, window.innerHeight) - 1,
      );
      const isBehindBar = covered[0]?.closest('nav') != null;
      return top >= header() - 1 && bottom <= window.innerHeight && !isBehindBar;
    }).length;
  });
  await context.close();
  return count;
}

test.describe(
  'THM-01 the counter shows at least a quarter more products per screen',
  { tag: '@once' },
  () => {
    for (const viewport of screens) {
      test(`${viewport.width} px`, async ({ browser }) => {
        const window = await wholeProducts(browser, viewport, 'theme=valbrune');
        const counter = await wholeProducts(browser, viewport, 'theme=comptoir');
        expect(window).toBeGreaterThan(0);
        expect(counter).toBeGreaterThanOrEqual(window * 1.25);
      });
    }
  },
);
