import { expectStill } from '../walking/expect-still.ts';
import { expect, test } from '../walking/fixtures.ts';

const screens = [
  { name: 'home', path: '/' },
  { name: 'a listing', path: '/catalogue/facade/peinture-de-facade' },
  { name: 'a product', path: '/produit/ardelis-serena-peinture-murs-et-plafonds-mate' },
];

for (const { name, path } of screens) {
  test(`${name}: nothing moves under the reader while it loads and is scrolled`, async ({ page, visit }) => {
    await visit(path);
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height).toBeGreaterThan(900);
    for (let y = 0; y < height; y += 600) {
      await page.evaluate(scrollOn, 600);
    }
    await expectStill(page);
  });
}

/** Runs in the page. Two frames on, what comes into sight has been asked for. */
async function scrollOn(pixels: number): Promise<void> {
  window.scrollBy({ top: pixels, behavior: 'instant' });
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
