import { describe, expect, it } from 'vitest';
import { sanitiseContent } from '@nuancier/api/content/sanitise-content.ts';
import blockList from '../../data/content/blocks.json' with { type: 'json' };
import pageList from '../../data/content/pages.json' with { type: 'json' };
import { demoCategories } from '../catalogue/category-rows.ts';
import { textOf } from './content-rows.ts';

/** Addresses that are screens of the shop, not pages of content. */
const SCREENS =
  /^\/(?:contactez-nous(?:\?motif=[a-z-]+)?|retractation|acces-espace-pro|customer\/[a-z-]+|search|promo|cart|catalogue\/[a-z0-9/-]+)$/;

const pages = await Promise.all(
  pageList.map(async (page) => ({ ...page, content: await textOf('pages', page.identifier) })),
);
const blocks = await Promise.all(
  blockList.map(async (block) => ({ ...block, content: await textOf('blocks', block.identifier) })),
);
const texts = [...pages, ...blocks].map(({ identifier, content }) => ({ identifier, content }));
const pageAddresses = new Set(pages.map((page) => `/${page.identifier}`));
const categoryAddresses = new Set(demoCategories().map(({ path }) => `/catalogue/${path}`));

describe('the contents of the demo', () => {
  it('every custom address of a category leads to a page', () => {
    const wanted = demoCategories().flatMap(({ customUrl }) => customUrl ?? []);
    expect(wanted).toHaveLength(11);
    expect(wanted.filter((address) => !pageAddresses.has(address))).toEqual([]);
  });

  it('titles leave the shop’s name to the site’s suffix, which every client puts to them', () => {
    const titles = [...demoCategories(), ...pages].flatMap(({ metaTitle }) => metaTitle ?? []);
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter((title) => title.endsWith('Valbrune'))).toEqual([]);
  });

  it('the root of the categories has a name for menus that show it', () => {
    expect(demoCategories().filter(({ parent }) => parent === null)).toMatchObject([
      { name: 'Tous nos rayons' },
    ]);
  });

  it('every universe of the menu has its block', () => {
    const wanted = demoCategories().flatMap(({ megaMenuBlock }) => megaMenuBlock ?? []);
    expect(wanted).toHaveLength(12);
    expect(blocks.map((block) => block.identifier)).toEqual(expect.arrayContaining(wanted));
  });

  it('every link leads to a page, a category or a screen', () => {
    const links = texts.flatMap(({ identifier, content }) =>
      [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => ({ identifier, address })),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ address }) => !leadsSomewhere(address))).toEqual([]);
  });

  it('has the pages the site’s settings and its menus name', () => {
    const named = ['home', 'no-route', 'cookies', 'aide-faq', 'telechargements', 'accessibilite', 'cgv'];
    expect(pages.map((page) => page.identifier)).toEqual(expect.arrayContaining(named));
  });

  it.each(texts)('$identifier is typeset as French and shouts at nobody', ({ content }) => {
    const read = content.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s*\n\s*/g, ' ');
    expect(read.match(/'|!|\S [:;?»](?=\s|$)|« |\d (?:€|%|kg|L|m²|h)(?=[\s.,;)]|$)/g)).toBeNull();
  });

  it.each(texts)('$identifier goes through the sanitiser unchanged', ({ content }) => {
    expect(sanitiseContent(content)).toBe(content);
  });

  it.each(pages)('the page $identifier has one heading, a title and a description', (page) => {
    expect(page.content.match(/<h1>/g)).toHaveLength(1);
    expect(page.title).not.toBe('');
    expect(page.metaDescription.length).toBeGreaterThan(30);
    expect(page.metaDescription.length).toBeLessThanOrEqual(160);
  });

  it('leaves no variable unfilled', () => {
    expect(texts.filter(({ content }) => /[{}]/.test(content))).toEqual([]);
  });

  it('shows the 228 tints of the chart in twelve families', () => {
    const chart = pages.find((page) => page.identifier === 'nuancier')?.content ?? '';
    expect(chart.match(/class="swatch swatch-vb-/g)).toHaveLength(228);
    expect(chart.match(/class="colour-family"/g)).toHaveLength(12);
  });
});

function leadsSomewhere(address: string): boolean {
  if (pageAddresses.has(address)) return true;
  return address.startsWith('/catalogue/') ? categoryAddresses.has(address) : SCREENS.test(address);
}
