import { menuOf } from '@nuancier/domain/site/menu.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import DefaultLayout from '../default-layout.tsx';
import { drawnPage } from '../drawn-page.tsx';
import { MegaMenuDropdown } from './mega-menu-dropdown.tsx';
import { sampleLayout, sampleViewer } from '../sample-frame.ts';

const nav = (html: string, label: string) =>
  new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`).exec(html)?.[0] ?? '';

describe('mega menu', () => {
  it('LAY-13 shows the top categories, the special link and the additional content categories', () => {
    const html = drawnPage(DefaultLayout);
    expect(nav(html, 'Catalogue')).toMatch(
      /href="\/catalogue\/bois".*href="\/catalogue\/sol".*href="\/nuancier"/,
    );
    expect(nav(html, 'Services et conseils')).toMatch(/href="\/services"/);
  });

  it('LAY-13 shows the promo link to signed-in visitors only', () => {
    expect(drawnPage(DefaultLayout)).not.toContain('href="/promo"');
    const html = drawnPage(DefaultLayout, { frame: { viewer: sampleViewer } });
    expect(nav(html, 'Catalogue')).toContain('href="/promo"');
  });

  it('CAT-03 opens a link of a further type in a new tab', () => {
    expect(nav(drawnPage(DefaultLayout), 'Services et conseils')).toMatch(
      /<a href="\/documents" target="_blank" rel="noopener"/,
    );
  });

  it('LAY-14 a dropdown has every level of sub-categories, the picture to its custom address and the CMS content', () => {
    const [bois] = menuOf((sampleLayout().categoryList ?? []).flatMap((root) => root?.children ?? [])).shop;
    expect(bois).toBeDefined();
    const html = renderToStaticMarkup(
      <MemoryRouter>{bois && <MegaMenuDropdown entry={bois} />}</MemoryRouter>,
    );
    expect(html).toMatch(
      /href="\/catalogue\/lasure-et-saturateur".*href="\/catalogue\/lasure".*href="\/catalogue\/vernis"/,
    );
    expect(html).toMatch(/<a[^>]*href="\/guides"[^>]*><picture/);
    expect(html).toContain('https://shop.test/media/category/bois/800x450.avif');
    expect(html).toContain('<p>Conseil bois</p>');
  });
});
