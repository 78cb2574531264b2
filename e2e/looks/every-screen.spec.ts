import { expect, shopUrl, test, themeOf } from '../walking/fixtures.ts';

const screens = [
  { name: 'home', path: '/', status: 200, tag: '@look' },
  { name: 'content page', path: '/livraison', status: 200, tag: '@look' },
  { name: 'long content page', path: '/guides', status: 200, tag: [] },
  {
    name: 'deep category',
    path: '/catalogue/outillage/outils-d-application/rouleaux/manchons',
    status: 200,
    tag: [],
  },
  { name: 'catalogue', path: '/catalogue', status: 200, tag: [] },
  { name: 'stores', path: '/magasins', status: 200, tag: '@look' },
  { name: 'one store', path: '/magasins/VB006', status: 200, tag: [] },
  { name: 'site map', path: '/plan-du-site', status: 200, tag: [] },
  { name: 'contact', path: '/contactez-nous', status: 200, tag: [] },
  { name: 'newsletter', path: '/newsletter', status: 200, tag: [] },
  { name: 'consent', path: '/consentement', status: 200, tag: [] },
  { name: 'not found', path: '/cette-page-n-existe-pas', status: 404, tag: '@look' },
];

for (const { name, path, status, tag } of screens) {
  test(
    `THM-01 ${name}: answers with its status, wears its theme, fits its window and leaves the console silent`,
    { tag },
    async ({ page, visit, complaints }, testInfo) => {
      const answers: number[] = [];
      page.on('response', (response) => {
        if (
          new URL(response.url()).pathname === new URL(path, shopUrl()).pathname &&
          response.request().isNavigationRequest()
        )
          answers.push(response.status());
      });
      await visit(path);
      expect(answers).toEqual([status]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', themeOf(testInfo));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      // The browser itself notes a 404 of the page; nothing else may be noted.
      expect(complaints.filter((text) => !(status === 404 && text.includes('404')))).toEqual([]);
    },
  );
}

test('LAY-20 no width between 320 and 1536 px makes the page scroll sideways', async ({ page, visit }) => {
  for (const width of [320, 640, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await visit('/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test(
  'every link of the menus and of the footer answers, or is a screen still to come',
  { tag: '@once' },
  async ({ page, visit, request }) => {
    await visit('/plan-du-site');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
    const toCome = /^\/(acces-espace-pro|sign-in|cart|customer)/;
    const asked = [...new Set(links)].filter((link) => !toCome.test(link));
    expect(asked.length).toBeGreaterThan(100);
    for (const link of asked) {
      const answer = await request.get(new URL(link, shopUrl()).href);
      expect(answer.status(), link).toBe(200);
    }
  },
);
