import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it.each([
  { parts: ['Façade'], rules: {}, title: 'Façade' },
  { parts: ['Façade'], rules: { suffix: '| Valbrune' }, title: 'Façade | Valbrune' },
  { parts: ['Façade'], rules: { prefix: 'Valbrune :' }, title: 'Valbrune : Façade' },
  { parts: ['Façade | Valbrune'], rules: { suffix: '| Valbrune' }, title: 'Façade | Valbrune' },
  { parts: ['Façade', 'page 2'], rules: { separator: '·' }, title: 'Façade · page 2' },
  {
    parts: ['Façade | Valbrune', 'page 2'],
    rules: { suffix: 'Valbrune', separator: '–' },
    title: 'Façade – page 2 – Valbrune',
  },
  {
    parts: ['Promotions'],
    rules: { suffix: 'Valbrune', separator: '–' },
    title: 'Promotions – Valbrune',
  },
  {
    parts: ['Peindre avec Valbrune'],
    rules: { suffix: 'Valbrune' },
    title: 'Peindre avec Valbrune - Valbrune',
  },
  { parts: ['Valbrune'], rules: { suffix: 'Valbrune', separator: '–' }, title: 'Valbrune' },
  { parts: [''], rules: { suffix: '| Valbrune' }, title: 'Valbrune' },
  { parts: [''], rules: { prefix: 'Bienvenue chez', suffix: 'Valbrune' }, title: 'Bienvenue chez Valbrune' },
  {
    parts: [' Façade '],
    rules: { prefix: ' Nos murs ', suffix: ' Valbrune ', separator: ' · ' },
    title: 'Nos murs · Façade · Valbrune',
  },
  { parts: ['Façade'], rules: { prefix: 'Valbrune', separator: '·' }, title: 'Valbrune · Façade' },
  { parts: ['Façade', ''], rules: { separator: null, prefix: null, suffix: null }, title: 'Façade' },
])('SEO-01 title prefix, separator and suffix of the site: $title', ({ parts, rules, title }) => {
  expect(pageTitle(parts, rules)).toBe(title);
});
