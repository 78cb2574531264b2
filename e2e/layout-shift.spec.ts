import { expect, test } from './fixtures.ts';

const screens = [
  { name: 'home', path: '/' },
  { name: 'a listing', path: '/catalogue/facade/peinture-de-facade' },
  { name: 'a product', path: '/produit/ardelis-serena-peinture-murs-et-plafonds-mate' },
];

const MOST_SHIFT = 0.01;

for (const { name, path } of screens) {
  test(`${name}: nothing moves under the reader while it loads and is scrolled`, async ({ page, visit }) => {
    await visit(path);
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height).toBeGreaterThan(900);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(layoutShifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MOST_SHIFT);
  });
}

/** What the browser noted since the page began. */
function layoutShifts(): Promise<number[]> {
  return new Promise((resolve) => {
    const noted: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') noted.push(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(noted), 200);
  });
}
