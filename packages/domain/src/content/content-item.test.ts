import { describe, expect, it } from 'vitest';
import { familyOf, judgeContent, judgeDates } from './content-item.ts';
import type { ContentKind } from './content-item.ts';

const fields = {
  title: 'Livraison',
  content_heading: null,
  content: '<p>Sur chantier.</p>',
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  is_active: true,
};

describe('judgeContent', () => {
  it.each<[string, ContentKind, string, Partial<typeof fields>, string | true]>([
    ['a page', 'page', 'livraison', {}, true],
    ['a page below another', 'page', 'aide/livraison', {}, true],
    ['a block without a title', 'block', 'bandeau-accueil', { title: '' }, true],
    ['a page without a title', 'page', 'livraison', { title: ' ' }, 'CONTENT_TITLE'],
    ['a name that is no address', 'page', 'Livraison', {}, 'BAD_CONTENT_NAME'],
    ['a name that climbs', 'page', '../x', {}, 'BAD_CONTENT_NAME'],
    ['a text without end', 'page', 'livraison', { content: 'x'.repeat(100_001) }, 'CONTENT_TOO_LONG'],
    ['a title without end', 'page', 'livraison', { title: 'x'.repeat(301) }, 'CONTENT_TOO_LONG'],
  ])('%s', (_what, kind, identifier, more, verdict) => {
    const judged = judgeContent(kind, identifier, { ...fields, ...more });
    expect(judged.ok || judged.refusal).toBe(verdict);
  });
});

describe('judgeDates', () => {
  const now = new Date('2026-11-16T08:00:00Z');
  const day = (date: string | null) => (date === null ? null : new Date(date));
  it.each([
    ['at once and for good', null, null, true],
    ['from tomorrow', '2026-11-17', null, true],
    ['until tomorrow', null, '2026-11-17', true],
    ['tomorrow to Friday', '2026-11-17', '2026-11-20', true],
    ['until yesterday', null, '2026-11-15', 'CONTENT_DATES'],
    ['the end first', '2026-11-20', '2026-11-17', 'CONTENT_DATES'],
    ['no date', 'demain', null, 'CONTENT_DATES'],
  ])('%s', (_what, from, until, verdict) => {
    const judged = judgeDates({ from: day(from), until: day(until) }, now);
    expect(judged.ok || judged.refusal).toBe(verdict);
  });
});

it('blocks are called by what they are for', () => {
  expect(
    ['home-banner-promo', 'mega-menu-bois', 'footer-links', 'home-intro'].map((name) =>
      familyOf('block', name),
    ),
  ).toEqual(['banner', 'menu', 'menu', 'block']);
  expect(familyOf('page', 'menu')).toBe('page');
});
