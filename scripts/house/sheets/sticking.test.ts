import { describe, expect, it } from 'vitest';
import { frontEndFiles } from '../front-end-files.ts';
import type { FrontEndFile } from '../front-end-files.ts';

/** Fixed or sticky pieces that leave room on short screens all the same. */
const mayStayOnShortScreens: Readonly<Record<string, string>> = {
  'apps/storefront/app/layouts/skip-link.module.css .skip': 'seen only while it has the focus',
  'packages/ui/src/pieces/waiting/progress-bar.module.css .track': 'three pixels, nobody presses there',
  'packages/ui/src/pieces/notices/notices.module.css .viewport': 'goes by itself or by its own button',
  'apps/storefront/app/panels/search-panel.module.css .overlay': 'darkens the page behind the suggestions',
  'apps/gestion/app/features/catalogue/tree/tree-drag-mark.module.css .line, .frame, .dragged':
    'follows the pointer while something is dragged',
  'apps/storefront/app/features/compare/compare.module.css .table th:first-child': 'goes along sideways only',
};

type Rule = { place: string; words: string; conditions: string };
const rules = frontEndFiles('**/*.css').flatMap(rulesOf);
const sticking = rules.filter(({ words }) => /(?<!-)position: (sticky|fixed|var\()/.test(words));

describe('what sticks to the edges of the screen', () => {
  it('makes room at the foot of a page for the question about cookies', () => {
    const bars = sticking.filter(({ words }) => /\sbottom:/.test(words) && !words.includes('fixed'));
    expect(bars.length).toBeGreaterThanOrEqual(4);
    expect(bars.filter(({ words }) => !words.includes('position: var(--bar-position)'))).toEqual([]);
    const banner = rules.filter(({ place }) =>
      place.startsWith('apps/storefront/app/features/site/consent-banner'),
    );
    expect(banner.some(({ words }) => words.includes('--bar-position: static;'))).toBe(true);
  });

  it('gives way on short screens', () => {
    const tokens = rules.find(
      ({ place, conditions }) =>
        place === 'packages/ui/src/theme/tokens.css :root' && conditions.includes('(max-height: 29.99em)'),
    );
    expect(tokens?.words).toMatch(/--stick: static;\s+--bar-position: static;/);
    const staying = sticking.filter(
      ({ place, words, conditions }) =>
        !/position: var\(--(stick|bar-position)\)/.test(words) &&
        !conditions.includes('(min-height: 30em)') &&
        !(place in mayStayOnShortScreens),
    );
    expect(staying).toEqual([]);
    expect(sticking.length).toBeGreaterThan(Object.keys(mayStayOnShortScreens).length + 8);
  });
});

/** Each rule of a sheet with its enclosing conditions. */
function rulesOf({ file, text }: FrontEndFile): Rule[] {
  const bare = text.replace(/\/\*[^]*?\*\//g, '');
  const found: Rule[] = [];
  const open: string[] = [];
  for (const [, head = '', sign] of bare.matchAll(/([^{}]*)([{}])/g)) {
    if (sign === '{') open.push(head.split(';').at(-1)?.trim().replace(/\s+/g, ' ') ?? '');
    else {
      const selector = open.pop() ?? '';
      const conditions = open.filter((one) => one.startsWith('@')).join(' ');
      if (!selector.startsWith('@')) found.push({ place: `${file} ${selector}`, words: head, conditions });
    }
  }
  return found;
}
