import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop, Visit } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('NAV-42 every content page answers under its own address, with its title and canonical link', async () => {
  const pages = await shop.db
    .selectFrom('content_page')
    .select(['identifier', 'title', 'content'])
    .where('is_active', '=', true)
    .execute();
  expect(pages.length).toBeGreaterThan(15);
  const answers: Visit[] = [];
  for (const { identifier } of pages) answers.push(await shop.visit(`/${identifier}`));
  expect(answers.map(({ status }, index) => [pages[index]?.identifier, status])).toEqual(
    // The page that says that there is none is itself not found.
    pages.map(({ identifier }) => [identifier, identifier === 'no-route' ? 404 : 200]),
  );
  const found = pages.map((page, index) => ({ ...page, html: answers[index]?.html ?? '' }));
  for (const { identifier, title, content, html } of found) {
    expect(wordsOf(html)).toContain(wordsOf(content.replace(/<h1.*?<\/h1>/s, '')).slice(0, 40));
    if (identifier === 'no-route') continue;
    expect(identifier === 'home' || wordsOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(
      identifier === 'home' || wordsOf(title),
    );
    const path = identifier === 'home' ? '' : identifier;
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/${path}"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    // A wide table of the editors scrolls in a region around it, so that it stays a table; the shop's own have a class.
    const inMain = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(inMain.match(/<div class="table-scroller"[^>]*><table/g)?.length).toBe(
      inMain.match(/<table>/g)?.length,
    );
  }
});

it('NAV-42 an address of several parts is one page’s too', async () => {
  const identifier = 'guides/facade/avant-de-peindre';
  await shop.db
    .insertInto('content_page')
    .values({ identifier, title: 'Avant de peindre', content: '<p>Lavez, grattez, rincez.</p>' })
    .execute();
  const page = await shop.visit(`/${identifier}`);
  expect(page.status).toBe(200);
  expect(page.html).toMatch(/<h1[^>]*>Avant de peindre<\/h1>/);
  expect(page.html).toContain('<p>Lavez, grattez, rincez.</p>');
  expect(page.html).toContain(`<link rel="canonical" href="${publicUrl}/${identifier}"`);
  expect((await shop.visit('/guides/facade')).status).toBe(404);
});

it('a text stored by an older shop claims no state of conformity in the declaration, nor before it', async () => {
  const content = `<h1>Accessibilité</h1><h2>État de conformité</h2>
    <p>Ce site vise le niveau AA : il est donc déclaré partiellement conforme.</p>
    <h2>Ce que nous faisons</h2><ul><li>Tout s’utilise au clavier.</li></ul>`;
  await shop.db
    .updateTable('content_page')
    .set({ content, meta_description: 'Boutique partiellement conforme' })
    .where('identifier', '=', 'accessibilite')
    .execute();
  const { html } = await shop.visit('/accessibilite?lu=1');
  const main = wordsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
  expect(main).toContain('est non conforme');
  expect(html).not.toContain('partiellement');
  expect(html.match(/<h2[^>]*>État de conformité</g)).toHaveLength(1);
  expect(main.indexOf('Voies de recours')).toBeLessThan(main.indexOf('Précisions'));
  expect(html).toMatch(/<h2[^>]*>Précisions<\/h2><div[^>]*><h3>Ce que nous faisons<\/h3>/);
});

it('a page taken off line is not found', async () => {
  await shop.db
    .updateTable('content_page')
    .set({ is_active: false })
    .where('identifier', '=', 'guides')
    .execute();
  expect((await shop.visit('/guides')).status).toBe(404);
});

it.each([
  '/cette-page-n-existe-pas',
  '/a/b/c',
  '/..%2f..%2fetc',
  '/LIVRAISON',
  '/livraison.php',
  `/${'a'.repeat(300)}`,
])('NAV-43 %s is a page nobody wrote: 404 with the words of the generic router', async (path) => {
  const page = await shop.visit(path);
  expect(page.status).toBe(404);
  expect(page.html).toContain('data-message-key="Page not found"');
  expect(page.html).toContain('Page introuvable');
  expect(page.html).toContain('data-message-key="This page could not be found"');
  const main = /<main.*<\/main>/s.exec(page.html)?.[0] ?? '';
  // The ways on: the search, and every universe of the menu.
  expect(main).toMatch(
    /<form[^>]*action="\/search"[^>]*role="search"|<form[^>]*role="search"[^>]*action="\/search"/,
  );
  expect(main).toContain('name="q"');
  expect([...main.matchAll(/href="\/catalogue\/[^"]+"/g)].length).toBeGreaterThan(5);
  expect(page.html).toContain('Cette page est introuvable.');
  expect(page.html).toContain('<meta name="robots" content="noindex"');
});

it('NTF-03 the error page leads back home', async () => {
  const { html } = await shop.visit('/cette-page-n-existe-pas');
  expect(html).toMatch(
    /<a[^>]*data-message-key="Back to Home page"[^>]*href="\/"|<a[^>]*href="\/"[^>]*data-message-key="Back to Home page"/,
  );
  expect(html).toContain('Retour à l’accueil');
});
